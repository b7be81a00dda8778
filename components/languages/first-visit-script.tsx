import { readStored, VISITED_KEY, writeStored } from '@/lib/browser/stored';
import { PAGE_IN, pageForReader, type RedirectRule } from '@/lib/routing/page-for-reader';

/** Redirects a first visit while the page is still read, so that the wrong one is hardly seen. */
export function FirstVisitScript({ mode, langs, defaultLang }: RedirectRule) {
  if (mode === 'never' || langs.length < 2) return null;
  const rule: Rule = { mode, langs, defaultLang, key: VISITED_KEY, pageIn: PAGE_IN };
  const tools = Object.entries(TOOLS).map(([name, tool]) => `${name}:${tool}`);
  return <script>{`(${redirectFirstVisit})({${tools}},${JSON.stringify(rule)})`}</script>;
}

/** What the script takes from the site; it cannot import. */
const TOOLS = { readStored, writeStored, pageForReader };

type Rule = RedirectRule & { key: string; pageIn: string };

/** Redirects once. Where the visit cannot be stored, it would be each time, so readers stay. */
function redirectFirstVisit({ readStored, writeStored, pageForReader }: typeof TOOLS, rule: Rule) {
  // Its text is put into each page as a script: it may use nothing from outside.
  const { documentElement } = document;
  const pages: Record<string, string> = {};
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name^="${rule.pageIn}"]`)) {
    pages[meta.name.slice(rule.pageIn.length)] = meta.content;
  }
  // Search engines are to see every language. The not-found page has no language and is no visit.
  const isBot = /bot|spider|crawl|lighthouse/i.test(navigator.userAgent);
  if (isBot || !(documentElement.lang in pages)) return;
  if (readStored(rule.key) !== null || !writeStored(rule.key, '1')) return;
  const address = pageForReader(navigator.language, documentElement.lang, pages, rule);
  if (address) window.location.replace(address + window.location.search + window.location.hash);
}
