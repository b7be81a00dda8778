import { type AskedQuestions, stemsOf } from './asked-questions';
import { isStopWord } from './languages';
import { NO_ANSWER, openLikeness } from './likeness';
import type { FoundWord } from './lookup';
import { type Concept, isSaid, type Query } from './query';
import type { Place } from './sections';
import type { Field, SearchTerms } from './terms';
import { stem } from './tokenizers/words';

/*
 * For questions. Of many words, no single one says what is asked, so a section is measured by all of them
 * together, as texts are in libraries of questions (BM25 over fields): each word counts by how rare it is
 * among all sections, in whatever form and field it stands.
 */

/** How much a word counts by where it stands. */
const WEIGHT: Record<Field, number> = {
  title: 3,
  address: 1,
  heading: 3,
  names: 1,
  text: 1,
  asked: 2,
};
/** The same for each question of readers that has it. */
const QUESTION = 1.5;
/** How much the most similar question adds, as a share of the most points. */
const LIKE = 1.5;
/** From this many words on it adds all of that: of few words, many questions are alike. */
const ENOUGH = 7;
/** How soon more of the same word adds nothing, and how much a long section must hold more of it. */
const SATURATION = 1.5;
const LENGTH = 0.3;
/** How much a word counts that is found in the place of one that the site does not know. */
const INSTEAD = 0.6;

/** What sections hold of a question, by the numbers of the documents. */
export type Passages = {
  /** How well each answers, at most 1; only those that hold something. */
  scores: ReadonlyMap<number, number>;
  /** What the best section holds: the share of the words, times the share of the points that they could get. */
  held: number;
  /** The share of the points that it could get at most, which it may exceed. */
  points: number;
  /** How much of the question, by how rare its words are, is nowhere on the site, nor anything near to it. */
  unknown: number;
  /** How like the most similar question of readers it is, of those that have an answer and of those that have none. */
  answered: number;
  unanswered: number;
};

type Postings = Map<number, number>;

const NOWHERE: Postings = new Map();

/** A concept of a question, as sections hold it. */
type Part = {
  isUnknown: Concept['isUnknown'] | undefined;
  /** The points of each document that holds it, in the best of all ways to say it. */
  points: Postings;
  /** The most that it can add: how rare it is. */
  most: number;
  /** All words by which it was looked for. */
  stems: readonly string[];
};

/** Makes what compares questions with all sections, but those of some pages, and what readers have asked. */
export function openPassages(
  terms: SearchTerms,
  places: readonly Place[],
  isLeftOut: (page: number) => boolean,
) {
  const postings = postingsOf(terms, places, isLeftOut);
  const text = terms.fieldIds.text ?? 0;
  const average = terms.averageFieldLength[text] || 1;
  let likenessOf: ReturnType<typeof openLikeness> | undefined;

  /** Takes in what readers have asked. */
  function learn(questions: AskedQuestions): void {
    for (const [key, numbers] of questions.holding) {
      for (const number of numbers) {
        const document = questions.documents[number];
        if (document !== undefined) add(postings, key, document, QUESTION);
      }
    }
    likenessOf = openLikeness(questions);
  }

  /** How long the text of a document is, compared with the others. */
  const lengthOf = (document: number) => (terms.fieldLength[document]?.[text] ?? average) / average;
  const postingOf = (word: string) => postings.get(word) ?? NOWHERE;

  function rarityOf(word: string): number {
    const { size } = postingOf(word);
    return Math.log(1 + (places.length - size + 0.5) / (size + 0.5));
  }

  /** The points of each document that holds some of these words, which belong together. */
  function pointsOf(stems: readonly string[], weight: number): Postings {
    const points: Postings = new Map();
    for (const word of stems) {
      const share = (rarityOf(word) * weight) / Math.sqrt(stems.length);
      for (const [document, count] of postingOf(word)) {
        const length = 1 - LENGTH + LENGTH * lengthOf(document);
        const most = (count * (SATURATION + 1)) / (count + SATURATION * length);
        increase(points, document, most * share);
      }
    }
    return points;
  }

  /** @param near - the words that were found for a concept, of which one counts if the site has not what was typed */
  function partOf({ alternatives, isUnknown }: Concept, near: readonly string[]): Part {
    // A phrase counts where all of it is known, pairs of letters each by itself.
    const isFound = (stems: readonly string[]) =>
      stems.some((word) => postings.has(word)) &&
      (isUnknown || stems.every((word) => postings.has(word)));
    const typed = alternatives.flatMap(({ kind, terms }) =>
      kind === 'typed' ? [stemsOf(terms)] : [],
    );
    const known = typed.filter(isFound);
    const isKnown = known.length > 0;
    const instead = isKnown ? [] : near.map((word) => stemsOf([word]));
    const points: Postings = new Map();
    for (const stems of isKnown ? known : instead.filter(isFound)) {
      for (const [document, found] of pointsOf(stems, isKnown ? 1 : INSTEAD)) {
        points.set(document, Math.max(found, points.get(document) ?? 0));
      }
    }
    const most = isKnown ? Math.max(...known.flat().map(rarityOf)) : Math.log(places.length);
    return { isUnknown, points, most, stems: [...typed, ...instead].flat() };
  }

  /** @param asked - what readers have asked, once that is there */
  return (
    { concepts }: Query,
    words: ReadonlyMap<string, FoundWord>,
    asked?: AskedQuestions,
  ): Passages => {
    if (asked && !likenessOf) learn(asked);
    const nearTo = (number: number) =>
      [...words].flatMap(([word, { concept }]) => (concept === number ? [word] : []));
    const all = concepts.flatMap((concept, number) =>
      isSaid(concept) ? [partOf(concept, nearTo(number))] : [],
    );
    // What stands between known words may say nothing: 请问, 怎么做.
    const parts = all.filter(({ isUnknown, points }) => !isUnknown || points.size > 0);
    const said = new Set(all.flatMap(({ stems }) => stems));
    const likeness = likenessOf?.(said) ?? new Map<number, number>();
    const unanswered = likeness.get(NO_ANSWER) ?? 0;
    likeness.delete(NO_ANSWER);
    const answered = Math.max(0, ...likeness.values());

    const sums: Postings = new Map();
    for (const { points } of parts) {
      for (const [document, found] of points) increase(sums, document, found);
    }
    const scores: Postings = new Map(sums);
    const top = Math.max(0, ...sums.values());
    const share = Math.min(1, (said.size - 1) / (ENOUGH - 1));
    for (const [document, like] of likeness) {
      increase(scores, document, LIKE * top * like * share);
    }
    const [first, highest] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    for (const [document, score] of scores) scores.set(document, score / (highest || 1));

    const mostOf = (some: readonly Part[]) => some.reduce((sum, { most }) => sum + most, 0);
    const most = mostOf(parts) || 1;
    const points = (sums.get(first) ?? 0) / most;
    const held = (mostOf(parts.filter(({ points }) => points.has(first))) / most) * points;
    const unknown = mostOf(parts.filter(({ points }) => points.size === 0)) / most;
    return { scores, held, points, unknown, answered, unanswered };
  };
}

/** How much each document holds of each stem. */
function postingsOf(
  terms: SearchTerms,
  places: readonly Place[],
  isLeftOut: (page: number) => boolean,
): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  const fields = Object.entries(terms.fieldIds) as [Field, number][];
  for (const [term, byField] of terms.index) {
    if (isStopWord(term)) continue;
    const key = stem(term);
    for (const [field, id] of fields) {
      for (const number of Object.keys(byField[id] ?? {})) {
        const document = Number(number);
        const { page = -1, section } = places[document] ?? {};
        if (isLeftOut(page)) continue;
        // A title and the first section below it are one place.
        const own = section === 'title' ? document + 1 : document;
        add(postings, key, own, WEIGHT[field]);
      }
    }
  }
  return postings;
}

function add(postings: Map<string, Postings>, key: string, document: number, weight: number): void {
  const found: Postings = postings.get(key) ?? new Map();
  postings.set(key, found);
  increase(found, document, weight);
}

function increase(postings: Postings, document: number, by: number): void {
  postings.set(document, (postings.get(document) ?? 0) + by);
}
