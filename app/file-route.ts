import { loadSite } from '@/lib/content/load';
import { oncePerBuild } from '@/lib/content/memoize';
import { mediaTypeOf } from '@/lib/files/media-types';
import { changesOfPages } from '@/lib/page/dates';
import { type OutputFile, outputFiles } from '@/lib/page/output-files';
import type { RoutePath } from '@/lib/routing/route-path';

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
      return file ? respond(wanted, await file.body()) : new Response('', { status: 404 });
    },
  };
}

/** Files for programs with a route of their name. Those of other languages and versions share app/output-files. */
const ROUTES: readonly RoutePath[] = ['/llms.txt', '/llms-full.txt', '/agents.md', '/feed.xml'];

/** Returns the handler of the route of one file for programs. */
export function outputRoute(path: RoutePath) {
  return async () => {
    const file = (await programFiles()).find((candidate) => candidate.path === path);
    return file ? respond(path, file.text()) : new Response('', { status: 404 });
  };
}

/** Returns the files that have no route. An export refuses a route without files, so one file is returned twice. */
export async function filesOfOtherScopes(): Promise<OutputFile[]> {
  const files = await programFiles();
  const others = files.filter(({ path }) => !ROUTES.includes(path));
  return others.length > 0 ? others : files.slice(0, 1);
}

async function programFiles() {
  return outputFiles(await loadSite(), await changesOfPages());
}

function respond(path: string, body: BodyInit) {
  return new Response(body, { headers: { 'content-type': mediaTypeOf(path) } });
}
