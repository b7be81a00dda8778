import type { Find, Finds } from './lookup';
import type { Concept } from './query';
import { type ConceptSet, count, only, setOf } from './query';
import type { Place } from './sections';

/** A title or a section that holds something of a query. */
export type Hit = {
  section: number | 'title';
  /** Its score, with those of the title and the headings above. */
  score: number;
  /** What it holds, and the title and the headings above it. */
  concepts: ConceptSet;
  /** What its own heading holds, or the title. */
  head: ConceptSet;
  /** What the title, the headings above and its own heading hold. */
  path: ConceptSet;
};

export type PageHit = {
  page: number;
  /** The score of its best section. */
  score: number;
  concepts: ConceptSet;
  /** The parts in which something stands, the best first. */
  hits: readonly Hit[];
};

/** Weight of a hit in a title or a heading for a section below it. */
const INHERITED = 0.5;
/** Weight of a hit in another section of the page. */
const ELSEWHERE = 0.4;
/** A part that holds little of what its page holds loses up to this much of its score. */
const SCATTERED = 0.8;
/** A page that does not hold all words must hold this share of them. */
const PARTIAL = 0.5;

export function rankPages(
  concepts: readonly Concept[],
  finds: readonly Finds[],
  places: readonly Place[],
): PageHit[] {
  const byPage = new Map<number, number[]>();
  for (const document of new Set(finds.flatMap((found) => [...found.keys()]))) {
    const page = places[document]?.page ?? -1;
    byPage.set(page, [...(byPage.get(page) ?? []), document]);
  }
  const pages = [...byPage].map(([page, documents]) => pageHit(page, documents, finds, places));
  return sortPages(choose(pages, concepts, finds));
}

/** Sorts pages by their score, and those that answer equally well by their order in the index. */
export function sortPages(pages: readonly PageHit[]): PageHit[] {
  return [...pages].sort((a, b) => b.score - a.score || a.page - b.page);
}

export function rescore(page: PageHit, scoreOf: (hit: Hit) => number): PageHit {
  const hits = page.hits
    .map((hit) => ({ ...hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score);
  return { ...page, hits, score: hits[0]?.score ?? 0 };
}

function pageHit(
  page: number,
  documents: readonly number[],
  finds: readonly Finds[],
  places: readonly Place[],
): PageHit {
  const best = finds.map((found) =>
    Math.max(0, ...documents.map((document) => found.get(document)?.score ?? 0)),
  );
  const concepts = setOf(best, (score) => score > 0);
  const title = documents.find((document) => places[document]?.section === 'title');
  const hits = documents.map((document): Hit => {
    const { section, above } = places[document] ?? { section: 0, above: [] };
    const heads = title === undefined ? above : [title, ...above];
    const hit = { section, score: 0, concepts: 0, head: 0, path: 0 };
    finds.forEach((found, concept) => {
      const own = found.get(document);
      const inherited = Math.max(0, ...heads.map((head) => headScore(found.get(head))));
      const score = Math.max(own?.score ?? 0, inherited * INHERITED);
      hit.score += score > 0 ? score : (best[concept] ?? 0) * ELSEWHERE;
      if (score > 0) hit.concepts |= only(concept);
      if (own?.isHead) hit.head |= only(concept);
      if (own?.isHead || inherited > 0) hit.path |= only(concept);
    });
    const missing = 1 - count(hit.concepts) / count(concepts);
    return { ...hit, score: hit.score * (1 - SCATTERED * missing) };
  });
  return rescore({ page, score: 0, concepts, hits }, ({ score }) => score);
}

function headScore(find: Find | undefined): number {
  return find?.isHead ? find.score : 0;
}

/**
 * Pages that hold all words, and those that hold many: a question has words that the page which
 * answers it does not use. The fewer words a page holds, the more of its score it loses.
 */
function choose(
  pages: readonly PageHit[],
  concepts: readonly Concept[],
  finds: readonly Finds[],
): PageHit[] {
  const asked = askedOf(concepts);
  // A word that no page holds cannot tell pages apart.
  const known = asked & setOf(finds, ({ size }) => size > 0);
  const share = (page: PageHit) => count(page.concepts & known) / count(known);
  // If a page holds only one of several words, the page must be about it.
  const isEnough = ({ concepts: found, hits }: PageHit) =>
    count(asked) === 1 || count(found & asked) > 1 || hits.some(({ head }) => (head & asked) !== 0);
  return pages
    .filter((page) => share(page) >= PARTIAL && isEnough(page))
    .map((page) => rescore(page, ({ score }) => score * share(page) ** 2));
}

export function askedOf(concepts: readonly Concept[]): ConceptSet {
  return setOf(concepts, ({ optional }) => !optional);
}
