import type MiniSearch from 'minisearch';
import { alikeForms } from './alike';
import type { Alternative, Concept } from './query';
import { AS_INDEXED, type Field } from './terms';

/** What a document of the index holds of a concept. */
export type Find = {
  score: number;
  /** Whether its title or heading holds it. */
  isHead: boolean;
};

/** What the index holds of a concept, by the numbers of the documents. */
export type Finds = Map<number, Find>;

/** How a word of the index is marked where it stands in a text. */
export type FoundWord = {
  /** The number of the concept. */
  concept: number;
  /** How much of its normal form was typed; all of it where only the meaning was. */
  length: number;
  isTyped: boolean;
};

/** What the index holds of a query. */
export type Lookup = {
  /** For each concept. */
  finds: readonly Finds[];
  /** The words of the index that were found. */
  words: ReadonlyMap<string, FoundWord>;
};

/** A title counts more than a heading, that more than a name of code, that more than the text. */
const BOOST: Record<Field, number> = { title: 8, heading: 5, address: 2.5, names: 2.5, text: 1 };
const HEADS: readonly Field[] = ['title', 'address', 'heading'];
/** How much the pieces of a name count where the name itself is known. */
const PIECES_OF_KNOWN = 0.4;

/** Looks every concept up in the index. */
export function lookUp(index: MiniSearch, concepts: readonly Concept[]): Lookup {
  const words = new Map<string, FoundWord>();
  const finds = concepts.map((concept, number) => {
    const find = (alternative: Alternative) => {
      const found = findAlternative(index, alternative, concept);
      const isTyped = alternative.kind === 'typed';
      for (const [word, length] of found.words) {
        const known = words.get(word);
        const isBetter = known?.isTyped === isTyped ? known.length < length : isTyped;
        if (!known || isBetter) words.set(word, { concept: number, length, isTyped });
      }
      return found.finds;
    };
    const found = concept.alternatives.map(find);
    if (found.every(({ size }) => size === 0)) {
      return bestOf(alikeForms(index, concept.words).map(find));
    }
    const isKnown = (found[0]?.size ?? 0) > 0;
    concept.alternatives.forEach(({ kind }, number) => {
      if (isKnown && number > 0 && kind === 'typed') weaken(found[number], PIECES_OF_KNOWN);
    });
    return bestOf(found);
  });
  return { finds, words };
}

/** What one document holds of an alternative. */
type Sum = Find & {
  terms: number;
  /** The fields in which all terms stand that were found so far. */
  fields: Set<Field>;
  /** The words that were found, with how much of each was typed. */
  words: Map<string, number>;
};

function findAlternative(index: MiniSearch, alternative: Alternative, concept: Concept) {
  const { terms, needs, prefix, kind } = alternative;
  const sums = new Map<number, Sum>();
  // What several words found counts as much as one word for each that was typed.
  const weight = (alternative.weight * concept.words.length) / terms.length;
  for (const term of terms) {
    for (const { id, score, match } of findTerm(index, term, {
      prefix,
      isVague: concept.optional,
    })) {
      const fields = new Set(Object.values(match).flat() as Field[]);
      const sum = sums.get(id) ?? { score: 0, isHead: false, terms: 0, fields, words: new Map() };
      sum.score += score * weight;
      sum.terms++;
      sum.isHead ||= HEADS.some((head) => fields.has(head));
      for (const field of sum.fields) if (!fields.has(field)) sum.fields.delete(field);
      for (const word of Object.keys(match)) {
        sum.words.set(word, kind === 'typed' ? term.length : word.length);
      }
      sums.set(id, sum);
    }
  }
  if (needs === 'all') {
    // The words of one name, or of one phrase, stand together in a title, a heading or a text.
    for (const [id, { terms: found, fields }] of sums) {
      if (found < terms.length || fields.size === 0) sums.delete(id);
    }
  }
  const words = new Map([...sums.values()].flatMap((sum) => [...sum.words]));
  return { finds: sums as Finds, words };
}

function findTerm(
  index: MiniSearch,
  term: string,
  { prefix, isVague }: { prefix: boolean; isVague: boolean },
) {
  return index.search(term, {
    ...AS_INDEXED,
    prefix,
    boost: BOOST,
    ...(isVague && { fields: [...HEADS] }),
  });
}

function weaken(finds: Finds | undefined, factor: number): void {
  for (const find of finds?.values() ?? []) find.score *= factor;
}

/** The best find of each document. */
function bestOf(all: readonly Finds[]): Finds {
  const best: Finds = new Map();
  for (const finds of all) {
    for (const [id, find] of finds) {
      const known = best.get(id);
      if (known) {
        known.score = Math.max(known.score, find.score);
        known.isHead ||= find.isHead;
      } else best.set(id, find);
    }
  }
  return best;
}
