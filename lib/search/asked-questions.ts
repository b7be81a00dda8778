import { isStopWord } from './languages';
import { normalize } from './normalize';
import {
  letterOf,
  numberOf,
  packNumbers,
  packWords,
  unpackNumbers,
  unpackWords,
} from './packed-terms';
import { tokenize } from './tokenizers';
import { isOneLetter } from './tokenizers/unspaced';
import { stem } from './tokenizers/words';
import type { IndexedPage } from './types';

/** What a reader has asked: the stems of its words, and the document that answers. */
export type AskedQuestion = { document: number; stems: readonly string[] };

/** All questions of an index, by the words that they hold. */
export type PackedQuestions = {
  /** The stems in their order. */
  words: string;
  /** For each stem, the numbers of the questions that hold it. */
  questions: string;
  /** For each document, how many questions it answers, as a letter. */
  counts: string;
};

const SPACE = ' ';

export function packQuestions(pages: readonly IndexedPage[]): PackedQuestions {
  const asked = pages.flatMap(({ record: { routePath, toc }, questions }) => {
    const places = [routePath, ...toc.map(({ id }) => `${routePath}#${id}`)];
    // A title answers nothing by itself.
    return [[], ...places.map((place) => questions[place] ?? [])];
  });
  const byStem = new Map<string, number[]>();
  asked.flat().forEach((question, number) => {
    for (const word of stemsOf(question)) {
      const numbers = byStem.get(word) ?? [];
      byStem.set(word, numbers);
      numbers.push(number);
    }
  });
  const words = [...byStem.keys()].sort();
  return {
    words: packWords(words),
    questions: words.map((word) => packNumbers(byStem.get(word) ?? [])).join(SPACE),
    counts: asked.map(({ length }) => letterOf(length)).join(''),
  };
}

export function unpackQuestions({ words, questions, counts }: PackedQuestions): AskedQuestion[] {
  const asked = [...counts].flatMap((count, document) =>
    Array.from({ length: numberOf(count) }, () => ({ document, stems: [] as string[] })),
  );
  const rows = questions.split(SPACE);
  unpackWords(words).forEach((word, place) => {
    for (const number of unpackNumbers(rows[place] ?? '')) asked[number]?.stems.push(word);
  });
  return asked;
}

function stemsOf(question: string): Set<string> {
  const words = tokenize(question).map(normalize);
  return new Set(words.filter((word) => !isStopWord(word) && !isOneLetter(word)).map(stem));
}
