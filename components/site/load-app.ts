import { fileReader } from '@/lib/browser/connection';
import type { PublicSite } from '@/lib/settings/public-site';
import { type PageContext, pageContext } from './page-context';

/** Reads what app/static writes about the site. */
const readSite = fileReader<PublicSite>((response) => response.json());

/**
 * Loads the script of a React app, its styles and the context of the page, side by side. Rejects when one of
 * them fails to load; the next call tries again.
 */
export async function loadApp<App>(load: () => Promise<App>): Promise<[App, PageContext]> {
  const [app, site] = await Promise.all([load(), readSite('/static/site.json'), loadStyles()]);
  return [app, pageContext(site, document.documentElement.dataset.path ?? '/')];
}

let styles: Promise<void> | undefined;

/** Time limit for the styles, as for a page. */
const STYLES_LIMIT_MS = 10_000;

/**
 * The styles of all apps are one sheet, which the export names at the script of the page. The preview has
 * them with each script.
 */
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('script[data-app-styles]')?.dataset.appStyles;
  if (href === undefined) return Promise.resolve();
  styles ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const fail = () => {
      link.remove();
      styles = undefined;
      reject(new Error(`${href} could not be loaded.`));
    };
    const limit = setTimeout(fail, STYLES_LIMIT_MS);
    link.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(limit);
      fail();
    };
    document.head.append(link);
  });
  return styles;
}
