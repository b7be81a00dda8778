import { outputFiles } from '@/lib/outputs/output-files';
import { changesOfPages } from '@/lib/page/dates';
import { loadSite } from '@/lib/site/load';
import { oncePerBuild } from '@/lib/site/once-per-process';

export const dynamic = 'force-static';

// They belong at the root of the site and of each language, where Next has the pages. Like the
// Markdown of the pages they are moved there after the export (lib/export/plan.mjs), in the preview
// by a rewrite.

/** What programs read instead of pages: `llms.txt`, `llms-full.txt`, `api-index.json`, feeds. */
export async function generateStaticParams() {
  return (await files()).map(({ path }) => ({ path: path.slice(1).split('/') }));
}

export async function GET(_: Request, { params }: RouteContext<'/output-files/[...path]'>) {
  const address = `/${(await params).path.join('/')}`;
  const file = (await files()).find(({ path }) => path === address);
  if (!file) return new Response('', { status: 404 });
  return new Response(file.text, { headers: { 'content-type': `${file.type}; charset=utf-8` } });
}

const files = oncePerBuild('output files', makeFiles);

async function makeFiles() {
  return outputFiles(await loadSite(), await changesOfPages());
}
