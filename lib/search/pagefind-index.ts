import { groupNames } from '../navigation/sections';
import { spell } from './pagefind-records';
import { type Concept, parseQuery } from './query';
import type { IndexSource, PagefindIndex } from './search-engine';
import { openIndex } from './search-index';
import { assertVersion, buildTerms } from './terms';
import type { Alternative } from './tokenizers/tokenizer';
import type { IndexedPage, SearchOptions, SearchResults } from './types';

/** How many pages are fetched at first: more than are shown, since they are ranked afterwards. */
const FETCHED_AT_FIRST = 20;

type Find = { id: string; score: number; data: () => Promise<{ meta: { page?: string } }> };

/** What we use of the Pagefind that the build writes beside its index. */
export type Pagefind = {
  search: (
    words: string | null,
    options?: { filters: Record<string, string> },
  ) => Promise<{ results: Find[] }>;
};

type Candidate = { find: Find; held: number; score: number };

/**
 * Opens the index of a large site. Pagefind finds the pages that hold the words; those pages are
 * fetched and searched as if they were the whole site. Mistyped words are not found, because
 * Pagefind fetches only the words that begin like the typed one.
 */
export async function openPagefind(
  { chunks, engine }: PagefindIndex,
  { names, groups }: IndexSource,
  load: (folder: string) => Promise<Pagefind> = importPagefind,
): Promise<(query: string, options: SearchOptions) => Promise<SearchResults>> {
  assertVersion(engine);
  const order = groupNames(groups);
  const groupById = new Map<string, string>();
  const pagefind = await load(`${new URL(`${chunks}/`, names)}`);

  for (const [number, name] of order.entries()) {
    const { results } = await pagefind.search(null, { filters: { group: String(number) } });
    for (const { id } of results) groupById.set(id, name);
  }

  return async (query, { show = 'first' }) => {
    const candidates = await findCandidates(parseQuery(query).concepts, pagefind);
    const first = show === 'all' ? candidates : candidates.slice(0, FETCHED_AT_FIRST);
    const found = await Promise.all(first.map(({ find }) => readPage(find)));
    found.sort((a, b) => a.record.id - b.record.id);
    const records = found.map(({ record }) => record);
    const results = openIndex(records, buildTerms(found), groups)(query, { show });
    // The pages that were not fetched count if they hold as many of the words as the best one.
    const more = candidates
      .slice(first.length)
      .filter(({ held }) => held === candidates[0]?.held)
      .map(({ find }) => groupById.get(find.id));
    const counts = order.map((name) => {
      const known = results.groups.find((group) => group.name === name)?.count ?? 0;
      return { name, count: known + more.filter((group) => group === name).length };
    });
    return { ...results, groups: counts.filter(({ count }) => count > 0) };
  };
}

async function readPage({ data }: Find): Promise<IndexedPage> {
  const { meta } = await data();
  return JSON.parse(meta.page ?? '');
}

async function findCandidates(
  concepts: readonly Concept[],
  pagefind: Pagefind,
): Promise<Candidate[]> {
  const candidates = new Map<string, Candidate>();
  for (const { alternatives, optional } of concepts) {
    const best = new Map<string, Candidate>();
    for (const { words, weight } of alternatives.flatMap(queriesOf)) {
      for (const find of (await pagefind.search(words)).results) {
        const score = Math.max(find.score * weight, best.get(find.id)?.score ?? 0);
        best.set(find.id, { find, held: optional ? 0 : 1, score });
      }
    }
    for (const [id, { find, held, score }] of best) {
      const known = candidates.get(id) ?? { held: 0, score: 0 };
      candidates.set(id, { find, held: known.held + held, score: known.score + score });
    }
  }
  return [...candidates.values()].sort((a, b) => b.held - a.held || b.score - a.score);
}

/** What to ask Pagefind, which finds pages that hold all words, or words that begin like them. */
function queriesOf({ terms, needs, prefix, weight }: Alternative) {
  const words = terms.map(spell);
  if (needs === 'any') return words.map((word) => ({ words: word, weight }));
  const isExact = !prefix && words.length === 1;
  return [{ words: isExact ? `"${words[0]}"` : words.join(' '), weight }];
}

async function importPagefind(folder: string): Promise<Pagefind> {
  const { createInstance } = await import(/* turbopackIgnore: true */ `${folder}pagefind.js`);
  // The name of the folder changes with the index, so browsers may cache all of it.
  const pagefind = createInstance({ basePath: folder, metaCacheTag: '1' });
  await pagefind.init();
  return pagefind;
}
