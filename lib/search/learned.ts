import { isStopWord } from './languages';
import { normalize } from './normalize';
import { documentAddresses } from './sections';
import { tokenize } from './tokenizers';
import { isOneLetter } from './tokenizers/unspaced';
import { stem } from './tokenizers/words';
import type { Questions, SearchRecord } from './types';

/** Learned questions by the document that answers them: the stems of each, with spaces between. */
export type LearnedQuestions = [document: number, questions: string[]][];

export function learnedQuestions(
  records: readonly SearchRecord[],
  questions: Questions,
): LearnedQuestions {
  return documentAddresses(records).flatMap((address, document): LearnedQuestions => {
    const asked = questions[address] ?? [];
    if (asked.length === 0) return [];
    return [[document, asked.map((text) => stemsOf(wordsOf(text)).join(' '))]];
  });
}

/** Writing without spaces is in its pairs of letters. */
function wordsOf(text: string): string[] {
  return tokenize(text)
    .map(normalize)
    .filter((word) => !isOneLetter(word));
}

/** Words by which questions are compared: each once, in any form. */
export function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !isStopWord(word)).map(stem))];
}

export type Learned = ReturnType<typeof openLearned>;

/** Opens what compares a query with each learned question. */
export function openLearned(learned: LearnedQuestions) {
  const documents: number[] = [];
  const byStem = new Map<string, number[]>();
  for (const [document, questions] of learned) {
    for (const question of questions) {
      const number = documents.push(document) - 1;
      for (const key of question.split(' ')) {
        const numbers = byStem.get(key) ?? [];
        byStem.set(key, numbers);
        numbers.push(number);
      }
    }
  }
  const questionsWith = (key: string) => byStem.get(key) ?? [];
  const weightOf = (key: string) =>
    Math.log(1 + documents.length / (questionsWith(key).length + 0.5)) ** 2;
  const sizes = sharedWith([...byStem.keys()]);

  /** For each question, the sum of the weights of the stems that it shares. */
  function sharedWith(stems: readonly string[]): Map<number, number> {
    const sums = new Map<number, number>();
    for (const key of stems) {
      for (const number of questionsWith(key)) {
        sums.set(number, (sums.get(number) ?? 0) + weightOf(key));
      }
    }
    return sums;
  }

  return {
    /** The document of each question that has a stem. */
    documentsWith: (key: string) => questionsWith(key).map((number) => documents[number] ?? 0),
    /** For each document, the similarity of its most similar question: the cosine of rare stems. */
    similarityTo(stems: readonly string[]): Map<number, number> {
      const size = stems.reduce((sum, key) => sum + weightOf(key), 0);
      const similarity = new Map<number, number>();
      for (const [number, shared] of sharedWith(stems)) {
        const document = documents[number] ?? 0;
        const cosine = shared / Math.sqrt(size * (sizes.get(number) ?? 1));
        similarity.set(document, Math.max(cosine, similarity.get(document) ?? 0));
      }
      return similarity;
    },
  };
}
