import type { SearchRecord, Section } from './documents';
import { isStopWord } from './languages';
import type { Query } from './query';
import type { Hit } from './ranking';
import { normalize, normalWords } from './tokenize';

/** The texts of a section as plain words. */
export type PlainSection = {
  /** Its own heading, or the title. */
  heading: string;
  /** The title and the headings that lead to it. */
  path: string;
  text: string;
};

export function plainSection({ path, text }: Section): PlainSection {
  const headings = path.map(plainText);
  const lines = text.split('\n').map(plainText);
  return {
    heading: headings.at(-1) ?? '',
    path: headings.join(''),
    text: lines.filter((line) => line !== '').join('\n'),
  };
}

/** Returns each word after one space: `Call Garfish.run()!` is ` call garfish run`. */
function plainText(line: string): string {
  return normalWords(line)
    .map((word) => ` ${word}`)
    .join('');
}

/** Factor for a glossary term when nobody asks what it means. */
const TERM_FACTOR = 0.01;
/** Factor for a section whose name is the query. */
const NAME_MATCH_FACTOR = { heading: 2.5, meaning: 10 };
/** Score for each word that follows the one before it as it was typed. */
const ADJACENT_WORD_SCORE = { text: 1, heading: 0.5 };
/** Score for a term on a separate line: an option in a table. */
const TERM_LINE_SCORE = 1;
/**
 * A section loses score when its heading is long and the query says little of it, such as one word of an error message:
 * up to `factor`, and nothing from this `share` of the heading on.
 */
const LONG_HEADING_PENALTY = { factor: 0.5, share: 0.4 };
/** Factor for a message that is about another name: `(reading 'call')`. */
const OTHER_NAME_FACTOR = 0.3;
/** Score when the title and the headings have all concepts. */
const ALL_IN_PATH_SCORE = 0.5;

/** Returns a factor by what the index does not know: whether the words are together, as typed. */
export function phraseFactor(
  hit: Hit,
  { id, path }: Section,
  { title, hasTerms }: SearchRecord,
  plain: PlainSection,
  { words, isTerm, required }: Query,
): number {
  if (hasTerms && id !== undefined) {
    if (!isTerm || !required.every((concept) => hit.inHeading.has(concept))) return TERM_FACTOR;
    const difference = plain.heading.trim().split(' ').length - words.length;
    return NAME_MATCH_FACTOR.meaning / (1 + Math.abs(difference));
  }
  const queryText = ` ${words.join(' ')}`;
  // `run` is the part of `Garfish.run` that differs from other pages.
  const isName = id !== undefined || !/\s/.test(title);
  const isHeading = plain.heading === queryText || (isName && plain.path.endsWith(queryText));
  const isLine = `\n${plain.text}\n`.includes(`\n${queryText}\n`);
  const inPath = ADJACENT_WORD_SCORE.heading * longestPhrase(plain.path, words);
  const inText = ADJACENT_WORD_SCORE.text * longestPhrase(plain.text, words);
  const phraseScore = isHeading ? NAME_MATCH_FACTOR.heading : 1 + Math.max(inPath, inText);
  const isAllInPath = required.length > 1 && required.every((concept) => hit.inPath.has(concept));
  const factor =
    phraseScore + (isLine ? TERM_LINE_SCORE : 0) + (isAllInPath ? ALL_IN_PATH_SCORE : 0);
  if (hit.inHeading.size === 0 || isHeading || id === undefined) return factor;
  const isOther = isOfOtherName(path.at(-1) ?? '', words);
  return factor * coverageFactor(plain.heading, words) * (isOther ? OTHER_NAME_FACTOR : 1);
}

/** Returns whether a heading has names in quotation marks, and the query none of them. */
function isOfOtherName(heading: string, words: readonly string[]): boolean {
  const names = [...heading.matchAll(/'([\w$]+)'/g)].map(([, name = '']) => normalize(name));
  return names.length > 0 && !names.some((name) => words.includes(name));
}

/** Between `LONG_HEADING_PENALTY.factor` and one, by the share of a heading that is in the query. */
function coverageFactor(plainHeading: string, words: readonly string[]): number {
  const heading = plainHeading.trim().split(' ');
  const matched = heading.filter((word) => words.some((typed) => word.startsWith(typed)));
  const share = Math.min(1, matched.length / heading.length / LONG_HEADING_PENALTY.share);
  return LONG_HEADING_PENALTY.factor + (1 - LONG_HEADING_PENALTY.factor) * share;
}

/** Number of words of a text that follow one another as in the query, without the first one and stop words. */
function longestPhrase(text: string, words: readonly string[]): number {
  let longest = 0;
  for (const [start, word] of words.entries()) {
    if (isStopWord(word)) continue;
    let phrase = ` ${word}`;
    let length = 0;
    for (const next of words.slice(start + 1)) {
      phrase += ` ${next}`;
      if (!text.includes(phrase)) break;
      if (!isStopWord(next)) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
