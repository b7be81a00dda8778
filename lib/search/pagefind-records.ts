import { groupNames, groupOf, type SiteGroups } from '../navigation/sections';
import { normalize } from './normalize';
import { nameOf } from './sections';
import { INDEX_OPTIONS } from './terms';
import type { IndexedPage } from './types';

/** A page as lib/export/chunk-search.mjs hands it to Pagefind. */
export type PagefindRecord = {
  url: string;
  words: string;
  /** The number of the page's group among all groups. */
  group: string;
  page: string;
};

/** Words of titles are repeated: Pagefind ranks a page by how often it holds a word. */
const TITLE_REPEATS = 8;

export function pagefindRecords(
  pages: readonly IndexedPage[],
  sections: SiteGroups['sections'],
): PagefindRecord[] {
  // The name of the last group depends on the reader's language, so groups are stored as numbers.
  const groups = { sections, others: '' };
  const order = groupNames(groups);
  return pages.map((page) => {
    const { routePath } = page.record;
    const group = String(order.indexOf(groupOf(routePath, groups)));
    return { url: routePath, words: wordsOf(page), group, page: JSON.stringify(page) };
  });
}

function wordsOf({ record, summary, asked, askedAt }: IndexedPage): string {
  const phrases = [...asked, ...Object.values(askedAt).flat()];
  const termsOf = (text: string, field: string) =>
    INDEX_OPTIONS.tokenize(text, field).map((word) => spell(normalize(word)));
  const title = termsOf(`${record.title} ${nameOf(record.routePath)}`, 'title');
  const text = new Set(termsOf([record.content, summary, ...phrases].join('\n'), 'text'));
  return [...Array(TITLE_REPEATS).fill(title).flat(), ...text].join(' ');
}

/**
 * A term of our index in the letters from a to z. Pagefind would split anything else by its own
 * rules: `$scope`, `v2`, `沙箱`. The spelling of a prefix is a prefix of the spelling.
 *
 *     spell('v2') //=> 'vzdcz'
 */
export function spell(term: string): string {
  return [...term].map((char) => (/[a-y]/.test(char) ? char : spellChar(char))).join('');
}

/** The code point of a character, its digits as letters, between two z. */
function spellChar(char: string): string {
  const digits = (char.codePointAt(0) ?? 0).toString(16);
  return `z${digits.replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)] ?? '')}z`;
}
