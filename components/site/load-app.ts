import { fetchFile } from '@/lib/browser/connection';
import type { PublicSite } from '@/lib/config/public-site';
import { type PageContext, pageContext } from './page-context';

/**
 * Loads the script of a React app, its styles and the facts of the page, side by side. Rejects when one of
 * them does not come; the next call tries again.
 */
export async function loadApp<App>(load: () => Promise<App>): Promise<[App, PageContext]> {
  const [app, context] = await Promise.all([load(), loadPageContext(), loadStyles()]);
  return [app, context];
}

let styles: Promise<void> | undefined;

/**
 * The styles of all apps are one sheet, which the export names at the script of the page. The preview has
 * them with each script.
 */
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('script[data-app-styles]')?.dataset.appStyles;
  if (href === undefined) return Promise.resolve();
  styles ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
  return styles;
}

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
