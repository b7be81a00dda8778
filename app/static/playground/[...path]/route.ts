import { fileRoute } from '@/app/file-route';
import { loadPublicSite } from '@/lib/content/load';
import { buildPlayground } from '@/lib/playground/build';
import { absoluteUrl } from '@/lib/settings';

export const dynamic = 'force-static';

/** The stage on which the scenarios of the pages run, and its sub-apps. */
export const { generateStaticParams, GET } = fileRoute('/static/playground/', async () => {
  const json = JSON.stringify(await loadPublicSite());
  const files = await buildPlayground(absoluteUrl('/').slice(0, -1), json);
  return files.map(([path, text]) => ({ path: `/static/playground/${path}`, body: () => text }));
});
