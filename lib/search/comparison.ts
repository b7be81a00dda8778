import type MiniSearch from 'minisearch';
import type { Field, Section } from './documents';
import { stemsOf } from './languages';
import type { Learned } from './learned';
import type { MatchedWord } from './matches';
import { type Concept, isMeaningful, type Query } from './query';
import { stem } from './tokenize';

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
const LEARNED_WEIGHT = 1.5;
/** Share of the highest score that the most similar learned question adds. */
const SIMILARITY_WEIGHT = 1.5;
/** Parameters of BM25: how soon more of a word adds nothing, and how much a long section is penalized. */
const SATURATION = 1.5;
const LENGTH_PENALTY = 0.3;
/** Weight of a synonym or a similar word, where the site does not have the word that was typed. */
const SYNONYM_WEIGHT = 0.6;
/** A question has no answer if this share of the best section's points is nowhere on the site. */
const MAX_UNKNOWN = 0.6;

type Scores = Map<number, number>;

export type Comparison = {
  /** Scores of the sections, at most 1. */
  scores: ReadonlyMap<number, number>;
  /** Share of the question that the best section has. */
  share: number;
  isUnsure: boolean;
};

/** Returns a function that compares questions with all sections. */
export function openComparison(
  index: MiniSearch,
  sections: readonly Section[],
  learned?: Learned,
): (query: Query, words: ReadonlyMap<string, MatchedWord>) => Comparison {
  const average = sections.reduce((sum, { text }) => sum + text.length, 0) / sections.length || 1;
  const postings = new Map<string, Scores>();

  /** Returns how much each section has of the words with a stem. */
  function amountsOf(key: string): Scores {
    const cached = postings.get(key);
    if (cached) return cached;
    const amounts: Scores = new Map();
    for (const { id, match } of index.search(key, { prefix: true })) {
      for (const [word, fields] of Object.entries(match)) {
        if (stem(word) !== key) continue;
        for (const field of fields) add(amounts, id, WEIGHT[field as Field]);
      }
    }
    for (const section of learned?.sectionsWith(key) ?? []) add(amounts, section, LEARNED_WEIGHT);
    postings.set(key, amounts);
    return amounts;
  }

  function rarityOf(key: string): number {
    const { size } = amountsOf(key);
    return Math.log(1 + (sections.length - size + 0.5) / (size + 0.5));
  }

  /** Scores the sections that have some of these words, which belong together. */
  function scoresOf(stems: readonly string[], weight: number): Scores {
    const scores: Scores = new Map();
    for (const key of stems) {
      const share = (rarityOf(key) * weight) / Math.sqrt(stems.length);
      for (const [section, amount] of amountsOf(key)) {
        const length =
          1 - LENGTH_PENALTY + (LENGTH_PENALTY * (sections[section]?.text.length ?? 0)) / average;
        const saturated = (amount * (SATURATION + 1)) / (amount + SATURATION * length);
        add(scores, section, saturated * share);
      }
    }
    return scores;
  }

  /** Scores the sections by the best of all ways to say a concept, or by the words that were matched instead. */
  function compareConcept({ alternatives, isUnknown }: Concept, matched: readonly string[]) {
    const isFound = (stems: readonly string[]) => stems.some((key) => amountsOf(key).size > 0);
    const typed = alternatives.flatMap(({ isTyped, terms }) => (isTyped ? [stemsOf(terms)] : []));
    const found = typed.filter(isFound);
    const isTyped = found.length > 0;
    const ways = isTyped ? found : matched.map((word) => stemsOf([word])).filter(isFound);
    const scores: Scores = new Map();
    for (const stems of ways) {
      for (const [section, score] of scoresOf(stems, isTyped ? 1 : SYNONYM_WEIGHT)) {
        scores.set(section, Math.max(score, scores.get(section) ?? 0));
      }
    }
    const most = isTyped ? Math.max(...found.flat().map(rarityOf)) : Math.log(sections.length);
    return { isUnknown, scores, most, stems: typed.flat() };
  }

  return ({ concepts }, words) => {
    const matchedFor = (number: number) =>
      [...words].flatMap(([word, { concept }]) => (concept === number ? [word] : []));
    const all = concepts.flatMap((concept, number) =>
      isMeaningful(concept) ? [compareConcept(concept, matchedFor(number))] : [],
    );
    // Letters between known words may say nothing: 请问, 怎么做.
    const compared = all.filter(({ isUnknown, scores }) => !isUnknown || scores.size > 0);
    const sums: Scores = new Map();
    for (const concept of compared) {
      for (const [section, score] of concept.scores) add(sums, section, score);
    }
    const top = Math.max(0, ...sums.values());
    const stems = [...new Set(all.flatMap((concept) => concept.stems))];
    const scores: Scores = new Map(sums);
    for (const [section, similarity] of learned?.similarityTo(stems) ?? []) {
      add(scores, section, top * SIMILARITY_WEIGHT * similarity);
    }
    const [best, highest] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    for (const [section, score] of scores) scores.set(section, score / (highest || 1));

    const mostOf = (some: typeof compared) => some.reduce((sum, { most }) => sum + most, 0);
    const most = mostOf(compared) || 1;
    const points = (sums.get(best) ?? 0) / most;
    const covered = mostOf(compared.filter((concept) => concept.scores.has(best))) / most;
    const unknown = mostOf(compared.filter((concept) => concept.scores.size === 0)) / most;
    return { scores, share: covered * points, isUnsure: unknown > MAX_UNKNOWN * points };
  };
}

function add(scores: Scores, section: number, by: number): void {
  scores.set(section, (scores.get(section) ?? 0) + by);
}
