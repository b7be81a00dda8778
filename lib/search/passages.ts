import { type AskedQuestions, stemsOf } from './asked-questions';
import { isStopWord } from './languages';
import { NO_ANSWER, openLikeness } from './likeness';
import type { FoundWord } from './lookup';
import { isSaid, type Query } from './query';
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

/** Makes what compares questions with all sections, but those of some pages, and what readers have asked. */
export function openPassages(
  terms: SearchTerms,
  places: readonly Place[],
  isLeftOut: (page: number) => boolean,
) {
  const postings = postingsOf(terms, places, isLeftOut);
  const text = terms.fieldIds.text ?? 0;
  const average = terms.averageFieldLength[text] || 1;
  /** How long the text of a document is, compared with the others. */
  const lengthOf = (document: number) => (terms.fieldLength[document]?.[text] ?? average) / average;
  let likenessOf: ReturnType<typeof openLikeness> | undefined;
  const rarity = (found: Postings) =>
    Math.log(1 + (places.length - found.size + 0.5) / (found.size + 0.5));

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

  /** @param asked - what readers have asked, once that is there */
  return (
    { concepts }: Query,
    words: ReadonlyMap<string, FoundWord>,
    asked?: AskedQuestions,
  ): Passages => {
    if (asked && !likenessOf) learn(asked);
    const sums: Postings = new Map();
    const said = new Set<string>();
    let most = 0;
    const bests: { best: Postings; rarest: number }[] = [];
    concepts.forEach((concept, number) => {
      if (!isSaid(concept)) return;
      const typed = concept.alternatives.flatMap(({ kind, terms }) =>
        kind === 'typed' ? [stemsOf(terms)] : [],
      );
      // A phrase counts where all of it is known, pairs of letters each by itself.
      const isFound = (stems: readonly string[]) =>
        stems.some((word) => postings.has(word)) &&
        (concept.isUnknown || stems.every((word) => postings.has(word)));
      const isKnown = typed.some(isFound);
      const near = isKnown ? [] : [...words].filter(([, { concept }]) => concept === number);
      const best: Postings = new Map();
      let rarest = isKnown ? 0 : Math.log(places.length);
      for (const stems of [...typed, ...near.map(([word]) => stemsOf([word]))]) {
        for (const word of stems) said.add(word);
        if (!isFound(stems)) continue;
        const found = stems.map((word) => postings.get(word) ?? NOWHERE);
        const weight = (isKnown ? 1 : INSTEAD) / Math.sqrt(found.length);
        const all: Postings = new Map();
        for (const posting of found) {
          const rare = rarity(posting);
          if (isKnown) rarest = Math.max(rarest, rare);
          for (const [document, count] of posting) {
            const length = 1 - LENGTH + LENGTH * lengthOf(document);
            const points = (count * (SATURATION + 1)) / (count + SATURATION * length);
            increase(all, document, points * rare * weight);
          }
        }
        for (const [document, points] of all) {
          best.set(document, Math.max(points, best.get(document) ?? 0));
        }
      }
      // What stands between known words may say nothing: 请问, 怎么做.
      if (concept.isUnknown && best.size === 0) return;
      most += rarest;
      bests.push({ best, rarest });
      for (const [document, points] of best) increase(sums, document, points);
    });
    const scores: Postings = new Map(sums);
    const top = Math.max(0, ...sums.values());
    const share = Math.min(1, (said.size - 1) / (ENOUGH - 1));
    const likeness = likenessOf?.(said) ?? new Map<number, number>();
    const unanswered = likeness.get(NO_ANSWER) ?? 0;
    likeness.delete(NO_ANSWER);
    for (const [document, like] of likeness) {
      increase(scores, document, LIKE * top * like * share);
    }
    const [first, highest] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
    for (const [document, points] of scores) scores.set(document, points / (highest || 1));
    const own = bests.reduce((sum, { best, rarest }) => sum + (best.has(first) ? rarest : 0), 0);
    const lost = bests.reduce((sum, { best, rarest }) => sum + (best.size === 0 ? rarest : 0), 0);
    const ofMost = (part: number) => part / (most || 1);
    const points = ofMost(sums.get(first) ?? 0);
    const answered = Math.max(0, ...likeness.values());
    const unknown = ofMost(lost);
    return { scores, held: ofMost(own) * points, points, unknown, answered, unanswered };
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
