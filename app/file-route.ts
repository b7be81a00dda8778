import { oncePerBuild } from '@/lib/content/memoize';
import { mediaTypeOf } from '@/lib/files/media-types';

/** A file by its path below the folder of its route. */
type RouteFile = { path: string; body: () => BodyInit | Promise<BodyInit> };

/** Returns the exports of a route that serves files. Its name distinguishes it from other routes. */
export function fileRoute(name: string, list: () => Promise<RouteFile[]>) {
  const files = oncePerBuild(name, list);
  return {
    async generateStaticParams() {
      // As for the pages (app/page-path.ts): a separate process would make all files again at each request.
      if (process.env.NODE_ENV === 'development') return [];
      return (await files()).map(({ path }) => ({ path: path.split('/') }));
    },
    async GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
      const wanted = (await params).path.join('/');
      const file = (await files()).find(({ path }) => path === wanted);
      if (!file) return new Response('', { status: 404 });
      return new Response(await file.body(), { headers: { 'content-type': mediaTypeOf(wanted) } });
    },
  };
}
