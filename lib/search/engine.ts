import MiniSearch, { type Options, type QueryCombination, type SearchResult } from 'minisearch';
import { normalize } from './normalize';
import { type Run, runsOf, tokenize } from './tokenizers';
import type { SearchRecord } from './types';

/** What is searched of a page. */
type Fields = { id: number; title: string; headings: string; content: string };

/** One set-up for the build, which writes the index, and for the browser, which reads it. */
export const ENGINE_OPTIONS = {
  fields: ['title', 'headings', 'content'],
  tokenize,
  processTerm: normalize,
  searchOptions: {
    boost: { title: 6, headings: 3 },
    prefix: true,
    // The cost grows with the square of the length: a pasted text would stop the browser.
    fuzzy: (term: string) => (term.length > 3 && term.length <= 40 ? 1 : false),
  },
} satisfies Options<Fields>;

/** How much a find counts that holds the whole typed word, all its pieces, or any of them. */
const WEIGHTS = { whole: 9, all: 3, any: 1 };

/**
 * The index of a set of pages, as it goes into a file.
 *
 *     JSON.stringify(buildIndex(records)) //=> what MiniSearch.loadJSON reads with ENGINE_OPTIONS
 */
export function buildIndex(records: readonly SearchRecord[]): MiniSearch<Fields> {
  const index = new MiniSearch<Fields>(ENGINE_OPTIONS);
  index.addAll(
    records.map(({ id, title, content, toc }) => ({
      id,
      title,
      headings: toc.map(({ text }) => text).join('\n'),
      content,
    })),
  );
  return index;
}

/**
 * The pages that hold every typed word, whole or in pieces, the best first.
 *
 *     search(index, 'webComponent') //=> also pages that say 'web component'
 *     search(index, '微前端框架')     //=> first pages that say 微前端框架, then also of 微前端
 *     search(index, 'sandbox run')  //=> only pages that hold both
 */
export function search(index: MiniSearch, query: string): SearchResult[] {
  return index.search({
    // A plain string would join a word to its own pieces as it joins different words.
    combineWith: 'AND',
    queries: runsOf(query).map(formsOf),
    // Taken apart again, a whole word would be found by its pieces alone.
    tokenize: (word) => [word],
  });
}

function formsOf({ text, tokenizer }: Run): QueryCombination {
  // A lone character says too little, unless it is all that was typed.
  const words = tokenizer.split(text).filter((word) => word !== text && [...word].length > 1);
  const pieces = [...new Set(words)];
  return {
    combineWith: 'OR',
    queries: [
      { queries: [text], boostTerm: () => WEIGHTS.whole },
      { combineWith: 'AND', queries: pieces, boostTerm: () => WEIGHTS.all },
      ...(tokenizer.needs === 'any' ? [{ queries: pieces, boostTerm: () => WEIGHTS.any }] : []),
    ],
  };
}
