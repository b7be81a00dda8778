import type { SearchRecord, Section } from './documents';
import { SEARCH_LANGUAGES } from './languages';
import type { MatchedWord } from './matches';
import { PATH_SEPARATOR, type Range, type Suggestion } from './protocol';
import type { Query } from './query';
import type { Hit, PageHit } from './ranking';
import { highlightInfoList, marksIn, snippetOf } from './snippet';

export type QueryMatch = {
  query: string;
  /** A question has its best sections first; `answered` if one of them is the answer, `unsure` if none is near to it. */
  kind: 'words' | 'question' | 'answered' | 'unsure';
  required: Query['required'];
  words: ReadonlyMap<string, MatchedWord>;
  /** Weight of each concept: 1 where a single place holds it, less the more do. */
  weights: readonly number[];
};

const ROW_ORDER = { title: 0, header: 1, content: 2 };

/** A section that answers a question less well than this share of its page's best one is no row. */
const MIN_ROW_SCORE = 0.5;
/** Weight of the top of a page beside its sections, which lead closer to the answer. */
const TOP_FACTOR = 0.8;

/** The rows of a page: the sections that have most of what was typed, each once. */
export function rowsOf(
  page: PageHit,
  record: SearchRecord,
  sections: readonly Section[],
  match: QueryMatch,
): Suggestion[] {
  if (match.kind !== 'words') return answersOf(page, record, sections, match);
  const matchedCount = ({ concepts }: Hit) =>
    match.required.filter((concept) => concepts.has(concept)).length;
  const maxCount = Math.max(...page.hits.map(matchedCount));
  const rows = page.hits
    .filter((hit) => matchedCount(hit) === maxCount)
    .map((hit) => rowOf(hit, record, sections, match, false));
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
  match: QueryMatch,
): Suggestion[] {
  const worth = ({ section, score }: Hit) =>
    score * (sections[section]?.id === undefined ? TOP_FACTOR : 1);
  return page.hits
    .filter(({ score }) => score >= page.score * MIN_ROW_SCORE)
    .sort((a, b) => worth(b) - worth(a))
    .map((hit, position) => {
      const isAnswer = match.kind === 'answered' && position === 0;
      return rowOf(hit, record, sections, match, isAnswer);
    });
}

function rowOf(
  hit: Hit,
  { title, routePath, hasTerms }: SearchRecord,
  sections: readonly Section[],
  { query, required, words, weights }: QueryMatch,
  isAnswer: boolean,
): Suggestion {
  const { path, id, text: sectionText } = sections[hit.section] as Section;
  const marksOf = (line: string) =>
    marksIn(line, words).filter(({ concept }) => required.includes(concept));
  const matchedWeight = (text: string) => {
    // A definition comes first, mostly without the term.
    const concepts = new Set(hasTerms ? [] : marksOf(text).map(({ concept }) => concept));
    return [...concepts].reduce((sum, concept) => sum + (weights[concept] ?? 0), 0);
  };
  const header = path.join(PATH_SEPARATOR);
  const row = { title, header, link: id === undefined ? routePath : `${routePath}#${id}`, query };
  const answer = isAnswer ? bestSentence(sectionText, matchedWeight) : '';
  // The heading, with those above it and the title, says all that the section has.
  const isAboutHeading =
    required.some((concept) => hit.inHeading.has(concept)) &&
    required.every((concept) => hit.inPath.has(concept) || !hit.concepts.has(concept));
  if (!answer && (isAboutHeading || marksOf(sectionText).length === 0)) {
    const marked = highlighted(header, marksOf(header));
    if (id === undefined) return { ...row, type: 'title', ...marked };
    return { ...row, type: 'header', answer: labeledLines(sectionText), ...marked };
  }
  const { text, marks } = answer
    ? snippetOf(answer, marksOf, ANSWER_LENGTH)
    : snippetOf(sectionText, marksOf);
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
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;
/** Three words or more with an end, which may introduce code. Cells of a table and lines of code have none. */
const SENTENCE = /^\S+\s\S+\s.*[.:!?]["'”’)]?$|[。：！？]/;
/** Weight by which any other text must exceed sentences. */
const NO_SENTENCE_PENALTY = 0.75;

/**
 * The sentence in which a section says most of what was asked, with its paragraph up to there where that fits, since
 * "It" and "So" mean nothing alone.
 *
 * @param matchedWeight - how much of what was asked a text holds
 */
export function bestSentence(section: string, matchedWeight: (text: string) => number): string {
  let best = { worth: Number.NEGATIVE_INFINITY, text: '' };
  for (const line of section.split('\n')) {
    let end = 0;
    for (const sentence of line.split(SENTENCE_END)) {
      const start = line.indexOf(sentence, end);
      end = start + sentence.length;
      const worth = matchedWeight(sentence) - (SENTENCE.test(sentence) ? 0 : NO_SENTENCE_PENALTY);
      if (worth <= best.worth || !/[\p{L}\p{N}]/u.test(sentence)) continue;
      best = { worth, text: line.slice(end <= ANSWER_LENGTH ? 0 : start, end) };
    }
  }
  return best.text;
}

/** Returns the lines about an option or an error: the type and default, the fix. */
export function labeledLines(section: string): string | undefined {
  const answers = section.split('\n').flatMap((line) => {
    const labels = [...line.matchAll(SENTENCE_LABEL)];
    const label = labels.find(([text]) => ANSWER_LABELS.has(text));
    return label ? [line.slice(label.index)] : [];
  });
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}
