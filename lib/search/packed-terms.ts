import { FIELDS, type Field, type SearchTerms } from './terms';

/**
 * A MiniSearch index in a fifth of its bytes. Documents are numbers from nought on and each word counts once in a
 * field, so that it is enough to say which documents hold a word, and all lengths can be counted again.
 */
export type PackedTerms = {
  /** The words in their order: how many letters each shares with the one before, as a letter, and the rest. */
  words: string;
  /** For each word, the distances between the numbers of the documents that hold it, each as a letter. */
  fields: Partial<Record<Field, string>>;
  documentCount: number;
  averageFieldLength: number[];
};

const SPACE = ' ';
/** Nought is the first letter after the space and the quotation mark, which JSON would mask. */
const ZERO = 0x23;
/** Between these are the halves of letters, which are none by themselves. */
const HALVES = { start: 0xd800, end: 0xe000 };

/** Packs an index; what one that is packed elsewhere holds already may be left out. */
export function packTerms(terms: SearchTerms, known?: SearchTerms): PackedTerms {
  const knownWords = new Map(known?.index);
  const rows = terms.index.map(([word, byField]) => {
    const documents = FIELDS.map((_, field) => {
      const others = knownWords.get(word)?.[field] ?? {};
      return Object.keys(byField[field] ?? {}).filter((document) => !(document in others));
    });
    return { word, documents: documents.map((numbers) => packNumbers(numbers.map(Number))) };
  });
  const kept = rows
    .filter(({ documents }) => documents.some(Boolean))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    words: packWords(kept.map(({ word }) => word)),
    fields: Object.fromEntries(
      FIELDS.map((field, id) => [field, kept.map(({ documents }) => documents[id]).join(SPACE)]),
    ),
    documentCount: terms.documentCount,
    averageFieldLength: Object.values(terms.averageFieldLength),
  };
}

/** The index that was packed, of which each part holds something; the lengths are those of the last part. */
export function unpackTerms(parts: readonly PackedTerms[]): SearchTerms {
  const { documentCount = 0, averageFieldLength = [] } = parts.at(-1) ?? {};
  const numbers = Array.from({ length: documentCount }, (_, document) => document);
  const lengths = numbers.map(() => FIELDS.map(() => 0));
  const words = new Map<string, SearchTerms['index'][number][1]>();
  for (const part of parts) {
    const all = unpackWords(part.words);
    FIELDS.forEach((field, id) => {
      const rows = part.fields[field]?.split(SPACE) ?? [];
      rows.forEach((row, place) => {
        const word = all[place];
        if (word === undefined || row === '') return;
        const byField = words.get(word) ?? {};
        words.set(word, byField);
        const documents = byField[id] ?? {};
        byField[id] = documents;
        for (const document of unpackNumbers(row)) {
          documents[document] = 1;
          const counts = lengths[document];
          if (counts) counts[id] = (counts[id] ?? 0) + 1;
        }
      });
    });
  }
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(numbers.entries()),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength,
    storedFields: {},
    dirtCount: 0,
    index: [...words],
    serializationVersion: 2,
  };
}

export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      return letterOf(shared) + word.slice(shared);
    })
    .join(SPACE);
}

export function unpackWords(packed: string): string[] {
  let before = '';
  return packed.split(SPACE).map((entry) => {
    before = before.slice(0, numberOf(entry)) + entry.slice(1);
    return before;
  });
}

/** Numbers that rise. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, place) => letterOf(number - (numbers[place - 1] ?? 0))).join('');
}

export function unpackNumbers(packed: string): number[] {
  let before = 0;
  return [...packed].map((letter) => {
    before += numberOf(letter);
    return before;
  });
}

export function letterOf(number: number): string {
  const code = ZERO + number;
  return String.fromCodePoint(code < HALVES.start ? code : code + HALVES.end - HALVES.start);
}

/** The number that the first letter of a text stands for. */
export function numberOf(text: string): number {
  const code = text.codePointAt(0) ?? ZERO;
  return (code < HALVES.start ? code : code - HALVES.end + HALVES.start) - ZERO;
}
