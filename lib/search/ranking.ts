import type { Comparison } from './comparison';
import type { SearchRecord, Section } from './documents';
import type { Matches } from './matches';
import { type PlainSection, phraseFactor } from './phrases';
import type { Query } from './query';

/** A section that has something of a query. */
export type Hit = {
  section: number;
  /** Its score, with those of the title and the headings above. */
  score: number;
  /** Concepts in it, in the title or in a heading above it. */
  concepts: ReadonlySet<number>;
  /** Concepts in its heading; in the title for the top of a page. */
  inHeading: ReadonlySet<number>;
  /** Concepts in the title, the headings above it and its own heading. */
  inPath: ReadonlySet<number>;
};

/** A page, the score of its best section, and its sections, the best first. */
export type PageHit = { page: number; score: number; hits: readonly Hit[] };

/** Weight of a match in the title or a heading for a section below it. */
const INHERITED_WEIGHT = 0.5;
/** Weight of a match in another section of the page. */
const ELSEWHERE_WEIGHT = 0.4;
/** A section that has little of what its page has loses up to this much of its score. */
const SCATTER_PENALTY = 0.8;
/** A page must have this share of the concepts. */
const MIN_CONCEPT_SHARE = 0.5;
/** Factor for a page that its front matter ranks below others. */
const LOW_FACTOR = 0.6;
/** This many pages are reranked; pages after them are hardly ever the right ones. */
const MAX_RERANKED = 40;

/** Weight of the comparison beside the score of single words. */
const COMPARISON_WEIGHT = 2.5;
/** A section with this share of the best comparison is a result, even where too few single words were found. */
const NEAR_SCORE = 0.7;
/** A section that has less of a question than this is not near to it. */
const MIN_NEAR_SHARE = 0.15;

/** Ranks the pages by the sections that have most of a query, and by whether the words stand together. */
export function rankPages(
  query: Query,
  matches: readonly Matches[],
  sections: readonly Section[],
  records: readonly SearchRecord[],
  plainOf: (section: number) => PlainSection,
): PageHit[] {
  const sectionsByPage = new Map<number, number[]>();
  for (const section of new Set(matches.flatMap((found) => [...found.keys()]))) {
    const page = sections[section]?.page ?? -1;
    sectionsByPage.set(page, [...(sectionsByPage.get(page) ?? []), section]);
  }
  const { required } = query;
  // A word that no page has cannot tell pages apart.
  const indexedConcepts = required.filter((concept) => matches[concept]?.size);
  const pages = [...sectionsByPage].flatMap(([page, found]) => {
    const hits = scoreSections(found, matches, sections);
    const present = required.filter((concept) =>
      hits.some(({ concepts }) => concepts.has(concept)),
    );
    if (present.length === 0) return [];
    const conceptShare = present.length / indexedConcepts.length;
    // A page that has only one of several words must be about it.
    const isAbout = hits.some(({ inHeading }) =>
      required.some((concept) => inHeading.has(concept)),
    );
    if (conceptShare < MIN_CONCEPT_SHARE) return [];
    if (required.length > 1 && present.length < 2 && !isAbout) return [];
    // The fewer concepts a page has, the more of its score it loses.
    return [scorePage(page, hits, ({ score }) => score * conceptShare ** 2)];
  });
  const sorted = sortPages(pages);
  const reranked = sorted.slice(0, MAX_RERANKED).map(({ page, hits }) => {
    const record = records[page] as SearchRecord;
    const weight = record.isLow ? LOW_FACTOR : 1;
    return scorePage(page, hits, (hit) => {
      const section = sections[hit.section] as Section;
      return hit.score * weight * phraseFactor(hit, section, record, plainOf(hit.section), query);
    });
  });
  return [...sortPages(reranked), ...sorted.slice(MAX_RERANKED)];
}

/** Adds the comparison to the scores of pages. */
export function addComparison(
  pages: readonly PageHit[],
  { scores, share, isUnsure }: Comparison,
  sections: readonly Section[],
): PageHit[] {
  const highest = pages[0]?.score || 1;
  const hasNear = share >= MIN_NEAR_SHARE || (pages.length === 0 && !isUnsure);
  const hitsByPage = new Map(pages.map(({ page, hits }) => [page, hits]));
  for (const [section, score] of scores) {
    const { page = 0 } = sections[section] ?? {};
    const hits = hitsByPage.get(page) ?? [];
    if (!hasNear || score < NEAR_SCORE || hits.some((hit) => hit.section === section)) continue;
    const none = new Set<number>();
    const hit = { section, score: 0, concepts: none, inHeading: none, inPath: none };
    hitsByPage.set(page, [...hits, hit]);
  }
  const scoreOf = ({ section, score }: Hit) =>
    score / highest + COMPARISON_WEIGHT * (scores.get(section) ?? 0);
  return sortPages([...hitsByPage].map(([page, hits]) => scorePage(page, hits, scoreOf)));
}

/** Sorts pages by their score, and those that answer equally well by their order in the index. */
function sortPages(pages: readonly PageHit[]): PageHit[] {
  return [...pages].sort((a, b) => b.score - a.score || a.page - b.page);
}

function scorePage(page: number, unscored: readonly Hit[], scoreOf: (hit: Hit) => number): PageHit {
  const hits = unscored
    .map((hit) => ({ ...hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score);
  return { page, hits, score: hits[0]?.score ?? 0 };
}

/** Scores the sections of a page that have something of a query. */
function scoreSections(
  found: readonly number[],
  matches: readonly Matches[],
  sections: readonly Section[],
): Hit[] {
  const bestScores = matches.map((ofConcept) =>
    Math.max(0, ...found.map((section) => ofConcept.get(section)?.score ?? 0)),
  );
  const present = bestScores.filter((score) => score > 0).length;
  return found.map((section) => {
    const [concepts, inHeading, inPath] = [new Set<number>(), new Set<number>(), new Set<number>()];
    let total = 0;
    matches.forEach((ofConcept, concept) => {
      const match = ofConcept.get(section);
      const parents = (sections[section]?.parents ?? []).map((parent) => ofConcept.get(parent));
      const parentScores = parents.map((parent) => (parent?.inHeading ? parent.score : 0));
      const inherited = Math.max(0, ...parentScores);
      const score = Math.max(match?.score ?? 0, inherited * INHERITED_WEIGHT);
      total += score > 0 ? score : (bestScores[concept] ?? 0) * ELSEWHERE_WEIGHT;
      if (score > 0) concepts.add(concept);
      if (match?.inHeading) inHeading.add(concept);
      if (match?.inHeading || inherited > 0) inPath.add(concept);
    });
    const score = total * (1 - SCATTER_PENALTY * (1 - concepts.size / present));
    return { section, score, concepts, inHeading, inPath };
  });
}
