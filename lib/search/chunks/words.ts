import { normalize } from '../normalize';
import { nameOf } from '../page-texts';
import { INDEX_OPTIONS } from '../terms';
import type { SearchRecord } from '../types';

/** A page as a chunked index keeps it. */
export type ChunkedPage = {
  record: SearchRecord;
  /** What the page is for, in a sentence; by its words the page is found, too. */
  summary: string;
};

/** Stands before the words of titles, which are looked for apart. */
const IN_TITLE = 'qq';

/** All words by which a page is found, in the form in which `spell` asks for them. */
export function wordsOf({ record, summary }: ChunkedPage): string {
  const title = termsOf(`${record.title} ${nameOf(record.routePath)}`);
  const text = termsOf(`${record.content}\n${summary}`, 'text');
  const words = [...title, ...text].map((term) => spell(term));
  return [...new Set([...words, ...title.map((term) => spell(term, 'title'))])].join(' ');
}

/**
 * A word of our index as letters from a to z alone. Pagefind would take anything else apart by its
 * own rules: `$scope`, `v2`, `沙箱`. What a word begins with, its spelling begins with, too.
 *
 *     spell('v2') //=> 'vzdcz'
 */
export function spell(term: string, place?: 'title'): string {
  const letters = [...term].map((sign) => (/[a-y]/.test(sign) ? sign : codeOf(sign))).join('');
  return place === 'title' ? IN_TITLE + letters : letters;
}

/** The number of a sign, its digits written as letters, between two of the last letter. */
function codeOf(sign: string): string {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  const letters = [...digits].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]);
  return `z${letters.join('')}z`;
}

function termsOf(text: string, field?: string): string[] {
  return INDEX_OPTIONS.tokenize(text, field).map(normalize);
}
