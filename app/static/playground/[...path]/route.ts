import { servedFiles } from '@/app/served-files';
import { absoluteUrl, scopeOptions, site } from '@/lib/config';
import { pickPublicSite } from '@/lib/config/public-site';
import { buildPlayground } from '@/lib/playground/build';
import { ownAppFile } from '@/lib/playground/own-app-file';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The stage on which the scenes of the pages run, and its sub-apps. */
export const { generateStaticParams, GET } = servedFiles('stage', async () => {
  const files = await buildPlayground();
  const { nav } = await loadSite();
  const json = JSON.stringify(pickPublicSite(site, scopeOptions, nav));
  const file = await ownAppFile(absoluteUrl('/').slice(0, -1), json, files);
  return [...files, file].map(({ name, text }) => ({
    path: name,
    type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '',
    body: () => text,
  }));
});
