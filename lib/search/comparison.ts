import type MiniSearch from 'minisearch';
import type { Field, Section } from './documents';
import { stemsOf } from './languages';
import type { Learned } from './learned';
import type { MatchedWord } from './matches';
import { type Concept, isMeaningful, type Query } from './query';
import { stemOf } from './tokenize';

/*
 * For questions: no single word of many tells what is asked, so a section is compared with all of them together
 * (BM25 over fields). Each word counts by how rare it is among all sections, in whatever form and field.
 */

/** Weight of a word by the field that has it. */
const FIELD_WEIGHT: Record<Field, number> = {
  title: 3,
  address: 1,
  heading: 3,
  names: 1,
  text: 1,
  asked: 2,
};
/** Weight of a word for each learned question that has it. */
const LEARNED_WEIGHT = 1.5;
/** Share of the highest score that the maxScore similar learned question adds. */
const SIMILARITY_WEIGHT = 1.5;
/** Parameters of BM25: how soon more of a word adds nothing, and how much a long section is penalized. */
const SATURATION = 1.5;
const LENGTH_PENALTY = 0.3;
/** Weight of a synonym or a similar word, where the site does not have the word that was typed. */
const SYNONYM_WEIGHT = 0.6;
/** A question has no answer if this share of the best section's points is nowhere on the site. */
const MAX_UNKNOWN_SHARE = 0.6;

type Scores = Map<number, number>;

export type Comparison = {
  /** Scores of the sections, at maxScore 1. */
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
  const amountsByStem = new Map<string, Scores>();

  /** Returns how much each section has of the words with a stem. */
  function amountsOf(stem: string): Scores {
    const cached = amountsByStem.get(stem);
    if (cached) return cached;
    const amounts: Scores = new Map();
    for (const { id, match } of index.search(stem, { prefix: true })) {
      for (const [word, fields] of Object.entries(match)) {
        if (stemOf(word) !== stem) continue;
        for (const field of fields) add(amounts, id, FIELD_WEIGHT[field as Field]);
      }
    }
    for (const section of learned?.sectionsWith(stem) ?? []) add(amounts, section, LEARNED_WEIGHT);
    amountsByStem.set(stem, amounts);
    return amounts;
  }

  function rarityOf(stem: string): number {
    const { size } = amountsOf(stem);
    return Math.log(1 + (sections.length - size + 0.5) / (size + 0.5));
  }

  /** Scores the sections that have some of these words, which belong together. */
  function scoresOf(stems: readonly string[], weight: number): Scores {
    const scores: Scores = new Map();
    for (const stem of stems) {
      const stemWeight = (rarityOf(stem) * weight) / Math.sqrt(stems.length);
      for (const [section, amount] of amountsOf(stem)) {
        const length =
          1 - LENGTH_PENALTY + (LENGTH_PENALTY * (sections[section]?.text.length ?? 0)) / average;
        const saturated = (amount * (SATURATION + 1)) / (amount + SATURATION * length);
        add(scores, section, saturated * stemWeight);
      }
    }
    return scores;
  }

  /** Scores the sections by the best of all ways to say a concept, or by the words that were matched instead. */
  function compareConcept({ alternatives, isUnknown }: Concept, matched: readonly string[]) {
    const isIndexed = (stems: readonly string[]) => stems.some((stem) => amountsOf(stem).size > 0);
    const typed = alternatives.flatMap(({ isTyped, terms }) => (isTyped ? [stemsOf(terms)] : []));
    const onSite = typed.filter(isIndexed);
    const isTyped = onSite.length > 0;
    const wordings = isTyped ? onSite : matched.map((word) => stemsOf([word])).filter(isIndexed);
    const scores: Scores = new Map();
    for (const stems of wordings) {
      for (const [section, score] of scoresOf(stems, isTyped ? 1 : SYNONYM_WEIGHT)) {
        scores.set(section, Math.max(score, scores.get(section) ?? 0));
      }
    }
    const maxScore = isTyped ? Math.max(...onSite.flat().map(rarityOf)) : Math.log(sections.length);
    return { isUnknown, scores, maxScore, stems: typed.flat() };
  }

  return ({ concepts }, words) => {
    const matchedFor = (conceptNumber: number) =>
      [...words].flatMap(([word, { concept }]) => (concept === conceptNumber ? [word] : []));
    const meaningful = concepts.flatMap((concept, conceptNumber) =>
      isMeaningful(concept) ? [compareConcept(concept, matchedFor(conceptNumber))] : [],
    );
    // Letters between known words may say nothing: 请问, 怎么做.
    const compared = meaningful.filter(({ isUnknown, scores }) => !isUnknown || scores.size > 0);
    const sums: Scores = new Map();
    for (const concept of compared) {
      for (const [section, score] of concept.scores) add(sums, section, score);
    }
    const highestSum = Math.max(0, ...sums.values());
    const stems = [...new Set(meaningful.flatMap((concept) => concept.stems))];
    const scores: Scores = new Map(sums);
    for (const [section, similarity] of learned?.similarityTo(stems) ?? []) {
      add(scores, section, highestSum * SIMILARITY_WEIGHT * similarity);
    }
    const [best, highest] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    for (const [section, score] of scores) scores.set(section, score / (highest || 1));

    const maxScoreOf = (group: typeof compared) =>
      group.reduce((sum, { maxScore }) => sum + maxScore, 0);
    const maxScore = maxScoreOf(compared) || 1;
    const points = (sums.get(best) ?? 0) / maxScore;
    const covered = maxScoreOf(compared.filter((concept) => concept.scores.has(best))) / maxScore;
    const unknown = maxScoreOf(compared.filter((concept) => concept.scores.size === 0)) / maxScore;
    return { scores, share: covered * points, isUnsure: unknown > MAX_UNKNOWN_SHARE * points };
  };
}

function add(scores: Scores, section: number, amount: number): void {
  scores.set(section, (scores.get(section) ?? 0) + amount);
}
