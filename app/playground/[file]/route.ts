import { buildPlayground } from '@/lib/playground/build';
import { oncePerBuild } from '@/lib/site/once-per-process';

export const dynamic = 'force-static';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const files = oncePerBuild('playground', buildPlayground);

/** The stage on which the scenes of the pages run, and its sub-apps. */
export async function generateStaticParams() {
  return (await files()).map(({ name }) => ({ file: name }));
}

export async function GET(_: Request, { params }: RouteContext<'/playground/[file]'>) {
  const { file } = await params;
  const found = (await files()).find(({ name }) => name === file);
  if (!found) return new Response('', { status: 404 });
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '';
  return new Response(found.text, { headers: { 'content-type': type } });
}
