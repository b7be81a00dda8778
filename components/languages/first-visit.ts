import type { readStored, writeStored } from '@/lib/browser/stored';
import type { RedirectRule, readerPage } from '@/lib/routing/reader-page';

/** What the script takes from the site; it cannot import. */
export type FirstVisitTools = {
  readStored: typeof readStored;
  writeStored: typeof writeStored;
  readerPage: typeof readerPage;
};

/** The names and rules that it goes by. */
export type FirstVisitRule = RedirectRule & { key: string; pageIn: string };

/**
 * Leads a reader who comes for the first time to the page in their language. It happens once: where
 * the visit cannot be noted, the reader would be led away each time, so they stay.
 */
export function leadFirstVisit(
  { readStored, writeStored, readerPage }: FirstVisitTools,
  rule: FirstVisitRule,
): void {
  // Its text is put into each page as a script: it may use nothing from outside.
  const { documentElement } = document;
  const pages: Record<string, string> = {};
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name^="${rule.pageIn}"]`)) {
    pages[meta.name.slice(rule.pageIn.length)] = meta.content;
  }
  // Search engines are to see every language. The not-found page is in no language and no visit.
  if (
    /bot|spider|crawl|lighthouse/i.test(navigator.userAgent) ||
    !(documentElement.lang in pages)
  ) {
    return;
  }
  if (readStored(rule.key) !== null || !writeStored(rule.key, '1')) return;
  const address = readerPage(navigator.language, documentElement.lang, pages, rule);
  if (address) window.location.replace(address + window.location.search + window.location.hash);
}
