import type { Alternative, Concept } from '../query';
import { spell } from './words';

/** Looks a word up in a chunked index: the pages that hold it by their keys, each with its weight. */
export type FindWord = (word: string, match: 'prefix' | 'whole') => Promise<Map<string, number>>;

/** A page that may answer a query. */
export type Candidate = {
  key: string;
  /** How many concepts of the query it holds. */
  held: number;
  score: number;
};

/** How much more a word counts that stands in the title. */
const TITLE_WEIGHT = 8;

/** Finds the pages that hold something of a query, those that hold most of it first. */
export async function findCandidates(
  concepts: readonly Concept[],
  findWord: FindWord,
): Promise<Candidate[]> {
  const finds = await Promise.all(concepts.map((concept) => findConcept(concept, findWord)));
  const pages = new Map<string, Candidate>();
  finds.forEach((found, index) => {
    for (const [key, score] of found) {
      const known = pages.get(key) ?? { key, held: 0, score: 0 };
      const held = known.held + (concepts[index]?.optional ? 0 : 1);
      pages.set(key, { key, held, score: known.score + score });
    }
  });
  return [...pages.values()].sort(
    (a, b) => b.held - a.held || b.score - a.score || (a.key < b.key ? -1 : 1),
  );
}

async function findConcept(concept: Concept, findWord: FindWord): Promise<Map<string, number>> {
  const found = await Promise.all(
    concept.alternatives.map((alternative) => findAlternative(alternative, findWord)),
  );
  return best(found);
}

async function findAlternative(
  { terms, needs, prefix, weight }: Alternative,
  findWord: FindWord,
): Promise<Map<string, number>> {
  const match = prefix ? 'prefix' : 'whole';
  const perTerm = await Promise.all(
    terms.map(async (term) => {
      const [anywhere, inTitle] = await Promise.all([
        findWord(spell(term), match),
        findWord(spell(term, 'title'), match),
      ]);
      return best([anywhere, weighted(inTitle, TITLE_WEIGHT)]);
    }),
  );
  return weighted(needs === 'any' ? best(perTerm) : inAll(perTerm), weight);
}

function weighted(found: ReadonlyMap<string, number>, weight: number): Map<string, number> {
  return new Map([...found].map(([key, score]) => [key, score * weight]));
}

/** What any holds, by the best of them. */
function best(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const merged = new Map<string, number>();
  for (const [key, score] of all.flatMap((found) => [...found])) {
    merged.set(key, Math.max(score, merged.get(key) ?? 0));
  }
  return merged;
}

/** What each holds. */
function inAll([first, ...others]: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const shared = [...(first ?? [])].filter(([key]) => others.every((found) => found.has(key)));
  return new Map(
    shared.map(([key, score]) => [
      key,
      others.reduce((sum, found) => sum + (found.get(key) ?? 0), score),
    ]),
  );
}
