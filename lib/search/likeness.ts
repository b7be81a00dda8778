import type { AskedQuestions } from './asked-questions';

/** Stands for the document of questions that have no answer. */
export const NO_ANSWER = -1;

/** How like what is asked the most similar question of each document is: the cosine of their rare words. */
export function openLikeness({ documents, holding }: AskedQuestions) {
  const weightOf = (word: string) =>
    Math.log(1 + documents.length / ((holding.get(word)?.length ?? 0) + 0.5)) ** 2;
  const sizes = sumsOf(holding.keys());

  /** For each question that holds some of the words, the sum of their weights. */
  function sumsOf(words: Iterable<string>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const word of words) {
      const weight = weightOf(word);
      for (const number of holding.get(word) ?? []) {
        sums.set(number, (sums.get(number) ?? 0) + weight);
      }
    }
    return sums;
  }

  return (said: ReadonlySet<string>): Map<number, number> => {
    const size = [...said].reduce((sum, word) => sum + weightOf(word), 0);
    const likeness = new Map<number, number>();
    for (const [number, shared] of sumsOf(said)) {
      const document = documents[number] ?? NO_ANSWER;
      const like = shared / Math.sqrt(size * (sizes.get(number) ?? 1));
      likeness.set(document, Math.max(like, likeness.get(document) ?? 0));
    }
    return likeness;
  };
}
