import { changesOfPages } from '@/lib/content/last-changes';
import { loadSite } from '@/lib/content/load';
import { oncePerBuild } from '@/lib/content/memoize';
import { mediaTypeOf } from '@/lib/files/media-types';
import { outputFiles } from '@/lib/page/output-files';
import type { RoutePath } from '@/lib/routing/route-path';

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
      return file ? respond(wanted, await file.body()) : new Response('', { status: 404 });
    },
  };
}

/** Returns the handler of a route that serves one of the files for programs. */
export function outputRoute(wanted: RoutePath) {
  return async () => {
    const file = (await filesForPrograms()).find(({ path }) => path === wanted);
    return file ? respond(wanted, file.text()) : new Response('', { status: 404 });
  };
}

export async function filesForPrograms() {
  return outputFiles(await loadSite(), await changesOfPages());
}

function respond(path: string, body: BodyInit) {
  return new Response(body, { headers: { 'content-type': mediaTypeOf(path) } });
}
