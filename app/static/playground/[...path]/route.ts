import { servedFiles } from '@/app/served-files';
import { buildPlayground } from '@/lib/playground/build';

export const dynamic = 'force-static';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** The stage on which the scenes of the pages run, and its sub-apps. */
export const { generateStaticParams, GET } = servedFiles('stage', async () =>
  (await buildPlayground()).map(({ name, text }) => ({
    path: name,
    type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '',
    body: () => text,
  })),
);
