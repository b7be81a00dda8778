import { FETCH_TIMEOUT_MS, fileReader } from '@/lib/browser/connection';
import type { PublicSite } from '@/lib/settings/public-site';
import { type PageContext, pageContext } from './page-context';

const readSite = fileReader<PublicSite>((response) => response.json());

/** Adds a style sheet of the site to the document. */
const readStyles = fileReader(async (response) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
});

/**
 * Loads the script of a React app, its styles and the context of the page, side by side. Rejects when one of
 * them fails to load; the next call tries again. The styles of all apps are one sheet, whose path the export writes at
 * the script of the page; the preview has them with each script.
 */
export async function loadApp<App>(load: () => Promise<App>): Promise<[App, PageContext]> {
  const { appStyles } =
    document.querySelector<HTMLElement>('script[data-app-styles]')?.dataset ?? {};
  const [app, site] = await Promise.all([
    withTimeout(load()),
    readSite('/static/site.json'),
    appStyles && readStyles(appStyles),
  ]);
  return [app, pageContext(site, document.documentElement.dataset.path ?? '/')];
}

async function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, FETCH_TIMEOUT_MS, new Error('A file did not come in time.'));
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    // Until it has run, a timer holds what has set it, such as a closed panel.
    clearTimeout(timer);
  }
}
