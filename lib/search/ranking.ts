import type { Comparison } from './comparison';
import { bitOf, type ConceptSet, count, requiredConcepts, setOf } from './concept-set';
import type { SearchRecord, Section } from './documents';
import type { Matches } from './matches';
import { evidence, type PlainSection } from './phrases';
import type { Query } from './query';

/** A section that has something of a query. */
export type Hit = {
  section: number;
  /** Its score, with those of the title and the headings above. */
  score: number;
  /** Concepts in it, in the title or in a heading above it. */
  concepts: ConceptSet;
  /** Concepts in its heading; in the title for the top of a page. */
  head: ConceptSet;
  /** Concepts in the title, the headings above it and its own heading. */
  path: ConceptSet;
};

export type PageHit = {
  page: number;
  /** The score of its best section. */
  score: number;
  concepts: ConceptSet;
  /** Its sections, the best first. */
  hits: readonly Hit[];
};

/** Weight of a match in the title or a heading for a section below it. */
const INHERITED = 0.5;
/** Weight of a match in another section of the page. */
const ELSEWHERE = 0.4;
/** A section that has little of what its page has loses up to this much of its score. */
const SCATTERED = 0.8;
/** A page must have this share of the concepts. */
const PARTIAL = 0.5;

/** Factor for a page that its front matter ranks below others. */
const LOW = 0.6;
/** This many pages are looked at; pages after them are hardly ever the right ones. */
const MAX_PAGES = 40;

/** Weight of the comparison beside the score of single words. */
const COMPARISON = 2.5;
/** A section with this share of the best comparison is a result, even where too few single words were found. */
const NEAR = 0.7;
/** A section that has less of a question than this is not near to it. */
const LEAST = 0.15;

/** Ranks the pages by the sections that have most of a query, and by whether the words stand together. */
export function rankPages(
  query: Query,
  matches: readonly Matches[],
  sections: readonly Section[],
  recordOf: (page: number) => SearchRecord,
  plainOf: (section: number) => PlainSection,
): PageHit[] {
  const byPage = new Map<number, number[]>();
  for (const section of new Set(matches.flatMap((found) => [...found.keys()]))) {
    const page = sections[section]?.page ?? -1;
    byPage.set(page, [...(byPage.get(page) ?? []), section]);
  }
  // A word that no page has cannot tell pages apart.
  const asked = requiredConcepts(query.concepts);
  const known = asked & setOf(matches, ({ size }) => size > 0);
  const share = (page: PageHit) => count(page.concepts & known) / count(known);
  // A page that has only one of several words must be about it.
  const isEnough = ({ concepts, hits }: PageHit) =>
    count(asked) === 1 ||
    count(concepts & asked) > 1 ||
    hits.some(({ head }) => (head & asked) !== 0);
  // The fewer concepts a page has, the more of its score it loses.
  const pages = sortPages(
    [...byPage]
      .map(([page, found]) => pageHit(page, found, matches, sections))
      .filter((page) => share(page) >= PARTIAL && isEnough(page))
      .map((page) => rescore(page, ({ score }) => score * share(page) ** 2)),
  );
  const looked = pages.slice(0, MAX_PAGES).map((page) => {
    const record = recordOf(page.page);
    const weight = record.isLow ? LOW : 1;
    return rescore(page, (hit) => {
      const section = sections[hit.section] as Section;
      return hit.score * weight * evidence(hit, section, record, plainOf(hit.section), query);
    });
  });
  return [...sortPages(looked), ...pages.slice(MAX_PAGES)];
}

/** Adds the comparison to the scores of pages. */
export function addComparison(
  pages: readonly PageHit[],
  { scores, share, isUnsure }: Comparison,
  sections: readonly Section[],
): PageHit[] {
  const most = pages[0]?.score || 1;
  const hasNear = share >= LEAST || (pages.length === 0 && !isUnsure);
  const byPage = new Map(pages.map((page) => [page.page, page]));
  for (const [section, score] of scores) {
    const { page = 0 } = sections[section] ?? {};
    const found = byPage.get(page) ?? { page, score: 0, concepts: 0, hits: [] };
    if (!hasNear || score < NEAR || found.hits.some((hit) => hit.section === section)) continue;
    const hit: Hit = { section, score: 0, concepts: 0, head: 0, path: 0 };
    byPage.set(page, { ...found, hits: [...found.hits, hit] });
  }
  return sortPages(
    [...byPage.values()].map((page) =>
      rescore(page, (hit) => hit.score / most + COMPARISON * (scores.get(hit.section) ?? 0)),
    ),
  );
}

/** Sorts pages by their score, and those that answer equally well by their order in the index. */
function sortPages(pages: readonly PageHit[]): PageHit[] {
  return [...pages].sort((a, b) => b.score - a.score || a.page - b.page);
}

function rescore(page: PageHit, scoreOf: (hit: Hit) => number): PageHit {
  const hits = page.hits
    .map((hit) => ({ ...hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score);
  return { ...page, hits, score: hits[0]?.score ?? 0 };
}

function pageHit(
  page: number,
  found: readonly number[],
  matches: readonly Matches[],
  sections: readonly Section[],
): PageHit {
  const best = matches.map((ofConcept) =>
    Math.max(0, ...found.map((section) => ofConcept.get(section)?.score ?? 0)),
  );
  const concepts = setOf(best, (score) => score > 0);
  const hits = found.map((section): Hit => {
    const hit = { section, score: 0, concepts: 0, head: 0, path: 0 };
    matches.forEach((ofConcept, concept) => {
      const match = ofConcept.get(section);
      const above = (sections[section]?.above ?? []).map((heading) => ofConcept.get(heading));
      const inherited = Math.max(0, ...above.map((head) => (head?.isHead ? head.score : 0)));
      const score = Math.max(match?.score ?? 0, inherited * INHERITED);
      hit.score += score > 0 ? score : (best[concept] ?? 0) * ELSEWHERE;
      if (score > 0) hit.concepts |= bitOf(concept);
      if (match?.isHead) hit.head |= bitOf(concept);
      if (match?.isHead || inherited > 0) hit.path |= bitOf(concept);
    });
    const missing = 1 - count(hit.concepts) / count(concepts);
    return { ...hit, score: hit.score * (1 - SCATTERED * missing) };
  });
  return rescore({ page, score: 0, concepts, hits }, ({ score }) => score);
}
