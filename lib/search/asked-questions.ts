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
import type { Questions, SearchRecord } from './types';

/** What readers have asked. Questions are numbers. */
export type AskedQuestions = {
  /** For each question, the document that answers it. Questions with higher numbers have no answer. */
  documents: readonly number[];
  /** The questions that hold a stem. */
  holding: ReadonlyMap<string, readonly number[]>;
};

/** The same, packed as the words of an index are. */
export type PackedQuestions = {
  /** The stems in their order. */
  words: string;
  /** For each stem, the numbers of the questions that hold it. */
  questions: string;
  /** For each document, how many questions it answers, as a letter. */
  counts: string;
};

const SPACE = ' ';

export function packQuestions(
  records: readonly SearchRecord[],
  questions: Questions,
): PackedQuestions {
  const asked = records.flatMap(({ routePath, toc }) => {
    const places = [routePath, ...toc.map(({ id }) => `${routePath}#${id}`)];
    // A title answers nothing by itself.
    return [[], ...places.map((place) => questions[place] ?? [])];
  });
  const unanswered = questions.none ?? [];
  const byStem = new Map<string, number[]>();
  [...asked.flat(), ...unanswered].forEach((question, number) => {
    for (const word of stemsOf(wordsOf(question))) {
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

export function unpackQuestions({ words, questions, counts }: PackedQuestions): AskedQuestions {
  const documents = [...counts].flatMap((count, document) =>
    Array<number>(numberOf(count)).fill(document),
  );
  const rows = questions.split(SPACE).map(unpackNumbers);
  const holding = new Map(unpackWords(words).map((word, place) => [word, rows[place] ?? []]));
  return { documents, holding };
}

/** The words by which a question is compared with sections and with other questions: each once, in any form. */
export function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !isStopWord(word)).map(stem))];
}

/** The letters of writing without spaces are in its pairs of letters. */
function wordsOf(question: string): string[] {
  return tokenize(question)
    .map(normalize)
    .filter((word) => !isOneLetter(word));
}
