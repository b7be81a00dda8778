import type MiniSearch from 'minisearch';
import { type Learned, stemsOf } from './learned';
import type { FoundWord } from './lookup';
import { type Concept, isSaid, type Query } from './query';
import { type Hit, type PageHit, rescore, sortPages } from './ranking';
import type { Place } from './sections';
import type { Field } from './terms';
import { stem } from './tokenizers/words';

/*
 * For questions: no single word of many tells what is asked, so a section is compared with all of them together
 * (BM25 over fields). Each word counts by how rare it is among all sections, in whatever form and field.
 */

/** Weight of a word by the field that has it. */
const WEIGHT: Record<Field, number> = {
  title: 3,
  address: 1,
  heading: 3,
  names: 1,
  text: 1,
  asked: 2,
};
/** Weight of a word for each learned question that has it. */
const LEARNED = 1.5;
/** Share of the highest score that the most similar learned question adds. */
const SIMILAR = 1.5;
/** It adds that from this many words on: of few words, many questions are similar. */
const FULL_WEIGHT_WORDS = 7;
/** Parameters of BM25: how soon more of a word adds nothing, and how much a long section is penalized. */
const SATURATION = 1.5;
const LENGTH = 0.3;
/** Weight of a synonym or a similar word, where the site does not have the word that was typed. */
const INSTEAD = 0.6;

/** Weight of the comparison beside the score of single words. */
const COMPARISON = 2.5;
/** A section with this share of the best comparison is a result, even where too few single words were found. */
const NEAR = 0.7;
/** A section that has less of a question than this is not near to it. */
const LEAST = 0.15;
/** The best section is the answer if it has so much of the question and leads by so much, or has this much of it. */
const SURE = { held: 0.5, lead: 0.25, anyway: 1 };
/** A question has no answer if this share of the best section's points is nowhere on the site. */
const UNKNOWN = 0.6;

/** A number for each document that has one. */
type Scores = Map<number, number>;

export type Comparison = {
  /** Scores of the documents, at most 1. */
  scores: ReadonlyMap<number, number>;
  /** Share of the question that the best section has. */
  held: number;
  isUnsure: boolean;
};

/** Returns a function that compares questions with all sections, except those of pages that `isLeftOut`. */
export function openComparison(
  index: MiniSearch,
  places: readonly Place[],
  lengths: readonly number[],
  isLeftOut: (page: number) => boolean,
  learned?: Learned,
) {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const postings = new Map<string, Scores>();

  /** How much each document holds of the words with a stem. */
  function postingsOf(key: string): Scores {
    const cached = postings.get(key);
    if (cached) return cached;
    const held: Scores = new Map();
    for (const { id, match } of index.search(key, { prefix: true })) {
      const { page = -1, section } = places[id] ?? {};
      if (isLeftOut(page)) continue;
      // A title and the text below it are one section.
      const document = section === 'title' ? id + 1 : id;
      for (const [term, fields] of Object.entries(match)) {
        if (stem(term) !== key) continue;
        for (const field of fields) add(held, document, WEIGHT[field as Field]);
      }
    }
    for (const document of learned?.documentsWith(key) ?? []) add(held, document, LEARNED);
    postings.set(key, held);
    return held;
  }

  const isKnown = (key: string) => postingsOf(key).size > 0;

  function rarityOf(key: string): number {
    const { size } = postingsOf(key);
    return Math.log(1 + (places.length - size + 0.5) / (size + 0.5));
  }

  /** Scores the documents that have some of these words, which belong together. */
  function scoresOf(stems: readonly string[], weight: number): Scores {
    const scores: Scores = new Map();
    for (const key of stems) {
      const share = (rarityOf(key) * weight) / Math.sqrt(stems.length);
      for (const [document, held] of postingsOf(key)) {
        const length = 1 - LENGTH + (LENGTH * (lengths[document] ?? 0)) / average;
        const most = (held * (SATURATION + 1)) / (held + SATURATION * length);
        add(scores, document, most * share);
      }
    }
    return scores;
  }

  /** Scores the documents by the best of all ways to say a concept. `near` are the words that were found for it. */
  function compareConcept({ alternatives, isUnknown }: Concept, near: readonly string[]) {
    // A phrase counts where all of it is known, pairs of letters each by itself.
    const isFound = (stems: readonly string[]) =>
      stems.some(isKnown) && (isUnknown || stems.every(isKnown));
    const typed = alternatives.flatMap(({ kind, terms }) =>
      kind === 'typed' ? [stemsOf(terms)] : [],
    );
    const found = typed.filter(isFound);
    const isTyped = found.length > 0;
    const ways = isTyped ? found : near.map((word) => stemsOf([word])).filter(isFound);
    const scores: Scores = new Map();
    for (const stems of ways) {
      for (const [document, score] of scoresOf(stems, isTyped ? 1 : INSTEAD)) {
        scores.set(document, Math.max(score, scores.get(document) ?? 0));
      }
    }
    const most = isTyped ? Math.max(...found.flat().map(rarityOf)) : Math.log(places.length);
    return { isUnknown, scores, most, stems: typed.flat() };
  }

  return ({ concepts }: Query, words: ReadonlyMap<string, FoundWord>): Comparison => {
    const nearTo = (number: number) =>
      [...words].flatMap(([word, { concept }]) => (concept === number ? [word] : []));
    const all = concepts.flatMap((concept, number) =>
      isSaid(concept) ? [compareConcept(concept, nearTo(number))] : [],
    );
    // What stands between known words may say nothing: 请问, 怎么做.
    const compared = all.filter(({ isUnknown, scores }) => !isUnknown || scores.size > 0);
    const sums: Scores = new Map();
    for (const concept of compared) {
      for (const [document, score] of concept.scores) add(sums, document, score);
    }
    const top = Math.max(0, ...sums.values());
    const said = [...new Set(all.flatMap(({ stems }) => stems))];
    const share = SIMILAR * Math.min(1, (said.length - 1) / (FULL_WEIGHT_WORDS - 1));
    const scores: Scores = new Map(sums);
    for (const [document, similarity] of learned?.similarityTo(said) ?? []) {
      add(scores, document, top * similarity * share);
    }
    const [best, highest] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    for (const [document, score] of scores) scores.set(document, score / (highest || 1));

    const mostOf = (some: typeof compared) => some.reduce((sum, { most }) => sum + most, 0);
    const most = mostOf(compared) || 1;
    const points = (sums.get(best) ?? 0) / most;
    const held = mostOf(compared.filter((concept) => concept.scores.has(best))) / most;
    const unknown = mostOf(compared.filter((concept) => concept.scores.size === 0)) / most;
    return { scores, held: held * points, isUnsure: unknown > UNKNOWN * points };
  };
}

function add(scores: Scores, document: number, by: number): void {
  scores.set(document, (scores.get(document) ?? 0) + by);
}

/** Adds the comparison to the scores of pages. */
export function addComparison(
  pages: readonly PageHit[],
  { scores, held, isUnsure }: Comparison,
  places: readonly Place[],
): PageHit[] {
  const most = pages[0]?.score || 1;
  const hasNear = held >= LEAST || (pages.length === 0 && !isUnsure);
  const byPage = new Map(pages.map((page) => [page.page, page]));
  const scoreOf = new Map<string, number>();
  for (const [document, score] of scores) {
    const { page = 0, section = 0 } = places[document] ?? {};
    scoreOf.set(`${page} ${section}`, score);
    const found = byPage.get(page) ?? { page, score: 0, concepts: 0, hits: [] };
    const isFound = found.hits.some((hit) => hit.section === section);
    if (!hasNear || score < NEAR || isFound) continue;
    const hit: Hit = { section, score: 0, concepts: 0, head: 0, path: 0 };
    byPage.set(page, { ...found, hits: [...found.hits, hit] });
  }
  // A title and the text below it are one section.
  const comparedTo = (page: number, { section }: Hit) =>
    scoreOf.get(`${page} ${section === 'title' ? 0 : section}`) ?? 0;
  return sortPages(
    [...byPage.values()].map((page) =>
      rescore(page, (hit) => hit.score / most + COMPARISON * comparedTo(page.page, hit)),
    ),
  );
}

/** Whether the first section is the answer. */
export function isSure([first, second]: readonly PageHit[], { held }: Comparison): boolean {
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  return held >= SURE.anyway || (held >= SURE.held && lead >= SURE.lead);
}
