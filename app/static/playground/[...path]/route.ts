import { fileRoute } from '@/app/file-route';
import { absoluteUrl, publicSite } from '@/lib/config';
import { buildPlayground } from '@/lib/playground/build';
import { ownAppFile } from '@/lib/playground/own-app-file';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The stage on which the scenarios of the pages run, and its sub-apps. */
export const { generateStaticParams, GET } = fileRoute('stage', async () => {
  const files = await buildPlayground();
  const { nav } = await loadSite();
  const json = JSON.stringify(publicSite(nav));
  const file = await ownAppFile(absoluteUrl('/').slice(0, -1), json, files);
  return [...files, file].map(({ name, text }) => ({ path: name, body: () => text }));
});
