import escapeStringRegexp from 'escape-string-regexp';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { FOUND_WORDS_KEY, keepForNextPage } from '@/lib/browser/stored';
import { withoutBase } from '@/lib/routing/base-path';
import { decodeAddress, pathKeyOf } from '@/lib/routing/route-path';
import { CONTENT_ID } from '../ui/frame-ids';

const HIGHLIGHT_NAME = 'found';

/** More marks say nothing, and cost time. */
const MAX_MARKS = 500;

/**
 * In the style sheet of every page, such rules make the browser compute more styles while a page loads. One for
 * all elements makes it style the page again and again when `<html>` changes; in Firefox, one for the article
 * alone is not inherited.
 */
const HIGHLIGHT = `#${CONTENT_ID} ::highlight(${HIGHLIGHT_NAME})`;
const HIGHLIGHT_STYLES = `
@media screen { ${HIGHLIGHT} { background: var(--c-mark) } }
@media screen and (forced-colors: active) { ${HIGHLIGHT} { background: Mark; color: MarkText } }`;

let sheet: CSSStyleSheet | undefined;

/** Ends the marks. */
let session = new AbortController();

/**
 * Marks words on the page of a link as soon as that shows, until the user presses Escape or leaves it.
 * The page stays as it is; older browsers do without.
 */
export function markWords(link: string, words: readonly string[]): void {
  session.abort();
  if (!('highlights' in CSS) || words.length === 0) return;
  session = new AbortController();
  const { signal } = session;
  const { pathname } = new URL(link, window.location.href);
  const path = pathKeyOf(decodeAddress(withoutBase(pathname)));
  const isOnPage = () => document.documentElement.dataset.path === path;
  const update = () => (isOnPage() ? highlight(words) : session.abort());
  window.addEventListener(PAGE_SHOWN, update, { signal });
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && session.abort();
  document.addEventListener('keydown', onKeyDown, { signal });
  // Some browsers load the page as a new document.
  const storeWords = () => !isOnPage() && keepForNextPage(FOUND_WORDS_KEY, [path, words]);
  window.addEventListener('pagehide', storeWords, { signal });
  signal.addEventListener('abort', () => CSS.highlights.delete(HIGHLIGHT_NAME));
  if (isOnPage()) highlight(words);
}

function highlight(words: readonly string[]): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  const pattern = wordPattern(words);
  const ranges: StaticRange[] = [];
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (ranges.length < MAX_MARKS && texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(pattern)) {
      if (!isBeginning(node.data, index)) continue;
      const start = { startContainer: node, startOffset: index, endContainer: node };
      ranges.push(new StaticRange({ ...start, endOffset: index + word.length }));
    }
  }
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(HIGHLIGHT_STYLES);
    document.adoptedStyleSheets.push(sheet);
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
}

/** Finds the words, the longest first. */
function wordPattern(words: readonly string[]): RegExp {
  const forms = [...words].sort((a, b) => b.length - a.length).map(escapeStringRegexp);
  return new RegExp(forms.join('|'), 'giu');
}

/** Returns whether a word, or a piece of a name such as `domGetter`, begins at a place; any letter in writing without spaces. */
function isBeginning(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 1), index);
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  const [first = ''] = text.slice(index);
  return (
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first) ||
    (/\p{Lu}/u.test(first) && /[\p{Ll}\p{N}]/u.test(before))
  );
}
