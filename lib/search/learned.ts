import { type Questions, type SearchRecord, sectionsOf } from './documents';
import { stemsOf } from './languages';
import { isOneLetter, normalize, tokenize } from './tokenize';

/** Learned questions by the number of the section that answers them: the stems of each, with spaces between. */
export type LearnedQuestions = [section: number, questions: string[]][];

export function learnedQuestions(
  records: readonly SearchRecord[],
  questions: Questions,
): LearnedQuestions {
  return sectionsOf(records).flatMap(({ page, id }, section): LearnedQuestions => {
    const { routePath = '' } = records[page] ?? {};
    const asked = questions[id === undefined ? routePath : `${routePath}#${id}`] ?? [];
    if (asked.length === 0) return [];
    return [[section, asked.map((text) => stemsOf(wordsOf(text)).join(' '))]];
  });
}

/** Writing without spaces is in its pairs of letters. */
function wordsOf(text: string): string[] {
  return tokenize(text)
    .map(normalize)
    .filter((word) => !isOneLetter(word));
}

/** Similarity of a learned question that has the same stems as a query. */
const SAME_QUESTION = 0.99;

export type Learned = ReturnType<typeof openLearned>;

/** Returns what compares queries with the learned questions. */
export function openLearned(learned: LearnedQuestions) {
  const sections: number[] = [];
  const questionsByStem = new Map<string, number[]>();
  for (const [section, questions] of learned) {
    for (const question of questions) {
      const number = sections.push(section) - 1;
      for (const stem of question.split(' ')) {
        const numbers = questionsByStem.get(stem) ?? [];
        questionsByStem.set(stem, numbers);
        numbers.push(number);
      }
    }
  }
  const questionsWith = (stem: string) => questionsByStem.get(stem) ?? [];
  const weightOf = (stem: string) =>
    Math.log(1 + sections.length / (questionsWith(stem).length + 0.5)) ** 2;
  const weights = sharedWith([...questionsByStem.keys()]);

  /** Returns for each question the sum of the weights of the stems that it shares. */
  function sharedWith(stems: readonly string[]): Map<number, number> {
    const sums = new Map<number, number>();
    for (const stem of stems) {
      for (const question of questionsWith(stem)) {
        sums.set(question, (sums.get(question) ?? 0) + weightOf(stem));
      }
    }
    return sums;
  }

  /**
   * Returns the similarity of each section's most similar question: the cosine of rare stems. Of few stems, many
   * questions are similar, so it counts in full from seven on, or where the question is the query.
   */
  function similarityTo(stems: readonly string[]): Map<number, number> {
    const queryWeight = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
    const similarity = new Map<number, number>();
    for (const [question, shared] of sharedWith(stems)) {
      const section = sections[question] ?? 0;
      const cosine = shared / Math.sqrt(queryWeight * (weights.get(question) ?? 1));
      const weighted =
        cosine > SAME_QUESTION ? cosine : cosine * Math.min(1, (stems.length - 1) / 6);
      similarity.set(section, Math.max(weighted, similarity.get(section) ?? 0));
    }
    return similarity;
  }

  return {
    similarityTo,
    /** Returns the section of each question that has a stem. */
    sectionsWith: (stem: string) => questionsWith(stem).map((question) => sections[question] ?? 0),
    /** Returns whether a query is one of the questions. */
    has: (words: readonly string[]) =>
      [...similarityTo(stemsOf(words)).values()].some((similarity) => similarity > SAME_QUESTION),
  };
}
