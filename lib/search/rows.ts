import { bitOf, type ConceptSet, count } from './concept-set';
import type { SearchRecord, Section } from './documents';
import { SEARCH_LANGUAGES } from './languages';
import type { MatchedWord } from './matches';
import { PATH_SEPARATOR, type Range, type Suggestion } from './protocol';
import type { Hit, PageHit } from './ranking';
import { highlightInfoList, type Mark, marksIn, snippetOf } from './snippet';

export type QueryMatch = {
  query: string;
  /** True if the sections that answer come first, in whatever way they show. */
  isQuestion: boolean;
  /** True if the best section is the answer to it. */
  isAnswer: boolean;
  asked: ConceptSet;
  words: ReadonlyMap<string, MatchedWord>;
  /** Weight of each concept: 1 where a single place holds it, less the more do. */
  weights: readonly number[];
};

const ROW_ORDER = { title: 0, header: 1, content: 2 };

/** A section that answers a question less well than this share of its page's best one is no row. */
const WORTH_A_ROW = 0.5;
/** Weight of the top of a page beside its sections, which lead closer to the answer. */
const TOP = 0.8;

/** The rows of a page: the sections that have most of what was typed, each once. */
export function rowsOf(
  page: PageHit,
  record: SearchRecord,
  sections: readonly Section[],
  found: QueryMatch,
): Suggestion[] {
  if (found.isQuestion) return answersOf(page, record, sections, found);
  const matchedCount = (hit: Hit) => count(hit.concepts & found.asked);
  const most = Math.max(...page.hits.map(matchedCount));
  const rows = page.hits
    .filter((hit) => matchedCount(hit) === most)
    .map((hit) => rowOf(hit, record, sections, found));
  // Matches in the description of a page alone cannot be shown.
  const visible = rows.filter(({ type, marks }) => type !== 'title' || marks.length > 0);
  return (visible.length > 0 ? visible : rows).sort(
    (a, b) => ROW_ORDER[a.type] - ROW_ORDER[b.type],
  );
}

/** The sections that answer a question, the best first. */
function answersOf(
  page: PageHit,
  record: SearchRecord,
  sections: readonly Section[],
  found: QueryMatch,
): Suggestion[] {
  const worth = ({ section, score }: Hit) =>
    score * (sections[section]?.id === undefined ? TOP : 1);
  return page.hits
    .filter(({ score }) => score >= page.score * WORTH_A_ROW)
    .sort((a, b) => worth(b) - worth(a))
    .map((hit, position) => rowOf(hit, record, sections, found, found.isAnswer && position === 0));
}

function rowOf(
  hit: Hit,
  { title, routePath, hasTerms }: SearchRecord,
  sections: readonly Section[],
  { query, asked, words, weights }: QueryMatch,
  isAnswer = false,
): Suggestion {
  const { path, id, text: whole } = sections[hit.section] as Section;
  const isAsked = ({ concept }: Mark) => (asked & bitOf(concept)) !== 0;
  const marksOf = (line: string) => marksIn(line, words).filter(isAsked);
  const matchedWeight = (text: string) => {
    // A definition comes first, mostly without the term.
    const concepts = new Set(hasTerms ? [] : marksOf(text).map(({ concept }) => concept));
    return [...concepts].reduce((sum, concept) => sum + (weights[concept] ?? 0), 0);
  };
  const header = path.join(PATH_SEPARATOR);
  const row = { title, header, link: id === undefined ? routePath : `${routePath}#${id}`, query };
  const answer = isAnswer ? answerFrom(whole, matchedWeight) : '';
  // The heading, with those above it and the title, says all that the section has.
  const isAboutHeading = (hit.head & asked) !== 0 && (hit.path & asked) === (hit.concepts & asked);
  if (!answer && (isAboutHeading || marksOf(whole).length === 0)) {
    const marked = highlighted(header, marksOf(header));
    if (id === undefined) return { ...row, type: 'title', ...marked };
    return { ...row, type: 'header', answer: answerIn(whole), ...marked };
  }
  const { text, marks } = answer
    ? snippetOf(answer, marksOf, ANSWER_LENGTH)
    : snippetOf(whole, marksOf);
  const marked = highlighted(text, marks);
  return { ...row, type: 'content', statement: text, ...(answer && { isAnswer: true }), ...marked };
}

function highlighted(text: string, ranges: readonly Range[]) {
  const marks = ranges.map(({ start, end }) => ({ start, end }));
  return { marks, highlightInfoList: highlightInfoList(text, marks) };
}

/** The most letters of an answer. */
const ANSWER_LENGTH = 240;

/** Words that begin a line that answers a question. */
const ANSWER_LABELS = new Set(SEARCH_LANGUAGES.flatMap(({ answers }) => answers));
/** A word with a colon, at the beginning of a line or behind the end of a sentence. */
const SENTENCE_LABEL = /(?<=^|[.!?。] ?)\p{L}+(?=[:：])/gu;
/** A text that says little by itself: a line of code, up to three words in the cell of a table, or two with a full stop. */
const FRAGMENT =
  /(?:[;{([,>\\|]|=>|\?\?)$|^(?:\/\/|#|\/?\*)|^\S+(?:\s\S+){0,2}(?<![.!?。！？])$|^\S+\s\S+\.$/u;
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;
/** The end of a sentence, also within a line, or of a text that introduces code. A cell of a table has no full stop of its own. */
const ENDS = /[.:!?。：！？]["'”’)）]?$|[.!?] |[。！？]/;
/** Weight by which a fragment, and a line that is no sentence, must exceed sentences. */
const PENALTY = { fragment: 1, noSentence: 0.5 };

/**
 * The sentence in which a section says most of what was asked, with its paragraph up to there where that fits, since
 * "It" and "So" mean nothing alone. A fragment must say more than sentences do.
 *
 * @param matchedWeight - how much of what was asked a text holds
 */
export function answerFrom(section: string, matchedWeight: (text: string) => number): string {
  let best = { worth: Number.NEGATIVE_INFINITY, text: '' };
  for (const line of section.split('\n')) {
    let end = 0;
    const less = ENDS.test(line) ? 0 : PENALTY.noSentence;
    for (const sentence of line.split(SENTENCE_END)) {
      const start = line.indexOf(sentence, end);
      end = start + sentence.length;
      const worth = matchedWeight(sentence) - (FRAGMENT.test(sentence) ? PENALTY.fragment : less);
      if (worth <= best.worth || !/[\p{L}\p{N}]/u.test(sentence)) continue;
      best = { worth, text: line.slice(end <= ANSWER_LENGTH ? 0 : start, end) };
    }
  }
  return best.text;
}

/** Returns the lines about an option or an error: the type and default, the fix. */
export function answerIn(section: string): string | undefined {
  const answers = section.split('\n').flatMap((line) => {
    const labels = [...line.matchAll(SENTENCE_LABEL)];
    const label = labels.find(([text]) => ANSWER_LABELS.has(text));
    return label ? [line.slice(label.index)] : [];
  });
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}
