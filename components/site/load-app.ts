import { fileReader, TIME_LIMIT_MS } from '@/lib/browser/connection';
import type { PublicSite } from '@/lib/settings/public-site';
import { type PageContext, pageContext } from './page-context';

const readSite = fileReader<PublicSite>((response) => response.json());

/**
 * Loads the script of a React app, its styles and the context of the page, side by side. Rejects when one of
 * them fails to load; the next call tries again.
 */
export async function loadApp<App>(load: () => Promise<App>): Promise<[App, PageContext]> {
  const site = readSite('/static/site.json');
  const [app, facts] = await Promise.all([withTimeout(load()), site, loadStyles()]);
  return [app, pageContext(facts, document.documentElement.dataset.path ?? '/')];
}

async function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(reject, TIME_LIMIT_MS, new Error('A file did not come in time.'));
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(limit);
  }
}

let styles: Promise<void> | undefined;
let failedStyles = 0;

/**
 * The styles of all apps are one sheet, which the export names at the script of the page. The preview has
 * them with each script.
 */
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('script[data-app-styles]')?.dataset.appStyles;
  if (href === undefined) return Promise.resolve();
  // While a request hangs, Chromium lets others for the same URL wait.
  styles ??= appendStyles(failedStyles > 0 ? `${href}?${failedStyles}` : href);
  return styles;
}

async function appendStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<unknown>((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${href} could not be loaded.`));
  });
  document.head.append(link);
  try {
    await withTimeout(loaded);
  } catch (error) {
    link.remove();
    styles = undefined;
    failedStyles += 1;
    throw error;
  }
}
