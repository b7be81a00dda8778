import { readStored, writeStored } from '@/lib/browser/stored';
import { VISITED_KEY } from '@/lib/browser/visited';
import { PAGE_IN, type RedirectRule, readerPage } from '@/lib/routing/reader-page';
import { type FirstVisitRule, leadFirstVisit } from './first-visit';

/**
 * Leads a first visit to the reader's language while the browser still reads the page, so that the
 * wrong one is hardly seen. A site with one language has no such script.
 */
export function FirstVisitScript({ mode, langs, defaultLang }: RedirectRule) {
  if (mode === 'never' || langs.length < 2) return null;
  const rule: FirstVisitRule = { mode, langs, defaultLang, key: VISITED_KEY, pageIn: PAGE_IN };
  const tools = `{readStored:${readStored},writeStored:${writeStored},readerPage:${readerPage}}`;
  return <script>{`(${leadFirstVisit})(${tools},${JSON.stringify(rule)})`}</script>;
}
