import { fetchFile } from '@/lib/browser/connection';
import type { PublicSite } from '@/lib/config/public-site';
import { type PageContext, pageContext } from './page-context';

/** The file that the build writes the facts of the site to (app/static). */
const SITE_FILE = '/static/site.json';

let loading: Promise<PublicSite> | undefined;

/** The facts of the page that shows, for apps that run in the browser. A failed request may be repeated. */
export async function loadPageContext(): Promise<PageContext> {
  loading ??= fetchFile(SITE_FILE).then((response) => response.json());
  loading.catch(() => {
    loading = undefined;
  });
  return pageContext(await loading, document.documentElement.dataset.path ?? '/');
}
