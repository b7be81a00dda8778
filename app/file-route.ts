import { oncePerBuild } from '@/lib/content/memoize';
import { mediaTypeOf } from '@/lib/files/media-types';

/** A file by its path from the root of the site. */
type RouteFile = { path: string; body: () => BodyInit | Promise<BodyInit> };

/** Returns the exports of a route that serves the files below a folder, such as `/cards/`. */
export function fileRoute(folder: string, list: () => Promise<RouteFile[]>) {
  const files = oncePerBuild(folder, list);
  return {
    async generateStaticParams() {
      // As for the pages (app/page-path.ts): a separate process would make all files again at each request.
      if (process.env.NODE_ENV === 'development') return [];
      return (await files()).map(({ path }) => ({ path: path.slice(folder.length).split('/') }));
    },
    async GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
      const wanted = folder + (await params).path.join('/');
      const file = (await files()).find(({ path }) => path === wanted);
      if (!file) return new Response('', { status: 404 });
      return new Response(await file.body(), { headers: { 'content-type': mediaTypeOf(wanted) } });
    },
  };
}
