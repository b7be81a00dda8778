import type { AskedQuestion } from './asked-questions';

/** How like what is asked the most similar question of each document is: the cosine of their rare words. */
export function openLikeness(questions: readonly AskedQuestion[]) {
  const holding = new Map<string, number[]>();
  questions.forEach(({ stems }, number) => {
    for (const word of stems) {
      const numbers = holding.get(word) ?? [];
      holding.set(word, numbers);
      numbers.push(number);
    }
  });
  const weightOf = (word: string) =>
    Math.log(1 + questions.length / ((holding.get(word)?.length ?? 0) + 0.5)) ** 2;
  const sizeOf = (stems: Iterable<string>) =>
    Math.sqrt([...stems].reduce((sum, word) => sum + weightOf(word), 0));
  const sizes = questions.map(({ stems }) => sizeOf(stems));

  return (said: ReadonlySet<string>): Map<number, number> => {
    const shared = new Map<number, number>();
    for (const word of said) {
      for (const number of holding.get(word) ?? []) {
        shared.set(number, (shared.get(number) ?? 0) + weightOf(word));
      }
    }
    const size = sizeOf(said);
    const likeness = new Map<number, number>();
    for (const [number, weight] of shared) {
      const { document = -1 } = questions[number] ?? {};
      const like = weight / (size * (sizes[number] ?? 1));
      likeness.set(document, Math.max(like, likeness.get(document) ?? 0));
    }
    return likeness;
  };
}
