import { readStored, VISITED_KEY, writeStored } from '@/lib/browser/stored';
import { languageRedirect, PAGE_IN, type RedirectRule } from '@/lib/routing/language-redirect';

// Stands in each page of a site with several languages and runs while the page is still read.

const { rule } = document.currentScript?.dataset ?? {};
if (rule !== undefined) redirectFirstVisit(JSON.parse(rule));

/** Redirects once. Where the visit cannot be stored, it would be each time, so readers stay. */
function redirectFirstVisit(rule: RedirectRule): void {
  const { lang } = document.documentElement;
  const pages: Record<string, string> = {};
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name^="${PAGE_IN}"]`)) {
    pages[meta.name.slice(PAGE_IN.length)] = meta.content;
  }
  // Search engines are to see every language. The not-found page has no language and is no visit.
  const isBot = /bot|spider|crawl|lighthouse/i.test(navigator.userAgent);
  if (isBot || !(lang in pages)) return;
  if (readStored(VISITED_KEY) !== null || !writeStored(VISITED_KEY, '1')) return;
  const address = languageRedirect(navigator.language, lang, pages, rule);
  if (address) window.location.replace(address + window.location.search + window.location.hash);
}
