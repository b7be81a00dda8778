import { isStopWord } from './languages';
import { normalize } from './normalize';
import { count, type Query } from './query';
import { askedOf, type Hit, type PageHit, rescore, sortPages } from './ranking';
import type { PageText } from './sections';

/** Factor for a page that its front matter ranks below others. */
const LOW = 0.6;
/** Factor for a glossary term when nobody asks what it means. */
const ASIDE = 0.01;
/** This many pages are looked at; pages after them are hardly ever the right ones. */
const MAX_PAGES = 40;

/** Factor for a section or page whose name is the query. */
const IS = { title: 3, name: 2.5, heading: 2.5, meaning: 10 };
/** Score for each word that follows the one before it as it was typed. */
const NEXT = { text: 1, heading: 0.5 };
/** Score for a term on a separate line: an option in a table. */
const IS_TERM = 1;
/**
 * A part loses score when its heading is long and the query says little of it, such as one word of an
 * error message: up to `factor`, and nothing from this `share` of the heading on.
 */
const IN_PASSING = { factor: 0.5, share: 0.4 };
/** Factor for a message that is about another name: `(reading 'call')`. */
const OTHER_NAME = 0.3;
/** Score when the title and the headings contain all words. */
const ALL_IN_PATH = 0.5;

/** Ranks again by what the index does not know: whether the words are together, as typed. */
export function rankByTexts(
  pages: readonly PageHit[],
  query: Query,
  textOf: (page: number) => PageText,
): PageHit[] {
  const looked = pages.slice(0, MAX_PAGES).map((page) => {
    const text = textOf(page.page);
    const weight = text.record.isLow ? LOW : 1;
    return rescore(page, (hit) => hit.score * weight * evidence(hit, text, query));
  });
  return [...sortPages(looked), ...pages.slice(MAX_PAGES)];
}

function evidence(hit: Hit, { record, plainTitle, sections }: PageText, query: Query) {
  const { words } = query;
  const all = ` ${words.join(' ')}`;
  if (hit.section === 'title') {
    if (plainTitle === all) return IS.title;
    // `run` is the part of `Garfish.run` that differs from other pages.
    if (!/\s/.test(record.title) && plainTitle.endsWith(all)) return IS.name;
    return 1 + NEXT.heading * togetherIn(plainTitle, words);
  }
  const section = sections[hit.section];
  if (!section) return 1;
  const { path, plainHeading, plainPath, plainText } = section;
  const asked = askedOf(query.concepts);
  if (record.hasTerms) {
    if (!query.isTerm || (hit.head & asked) !== asked) return ASIDE;
    return IS.meaning / (1 + Math.abs(plainHeading.trim().split(' ').length - words.length));
  }
  const isHeading = plainHeading !== '' && (plainHeading === all || plainPath.endsWith(all));
  const isTerm = plainText.includes(all) && `\n${plainText}\n`.includes(`\n${all}\n`);
  const found = isHeading
    ? IS.heading
    : 1 +
      Math.max(
        NEXT.heading * togetherIn(plainPath, words),
        NEXT.text * togetherIn(plainText, words),
      );
  const isAllInPath = count(asked) > 1 && (hit.path & asked) === asked;
  const total = found + (isTerm ? IS_TERM : 0) + (isAllInPath ? ALL_IN_PATH : 0);
  if (hit.head === 0 || isHeading) return total;
  const isOther = isOfOtherName(path.at(-1) ?? '', words);
  return total * coverage(plainHeading, words) * (isOther ? OTHER_NAME : 1);
}

/** Whether a heading has names in quotation marks, and the query none of them. */
function isOfOtherName(heading: string, words: readonly string[]): boolean {
  const names = [...heading.matchAll(/'([\w$]+)'/g)].map(([, name = '']) => normalize(name));
  return names.length > 0 && !names.some((name) => words.includes(name));
}

/** Between `IN_PASSING.factor` and one: how much of a heading the query says. */
function coverage(plainHeading: string, words: readonly string[]): number {
  const heading = plainHeading.trim().split(' ');
  const said = heading.filter((word) => words.some((typed) => word.startsWith(typed)));
  const share = Math.min(1, said.length / heading.length / IN_PASSING.share);
  return IN_PASSING.factor + (1 - IN_PASSING.factor) * share;
}

/** How many words of a text follow one another as in the query, without the first one and stop words. */
function togetherIn(text: string, words: readonly string[]): number {
  let most = 0;
  for (const [start, word] of words.entries()) {
    if (isStopWord(word)) continue;
    let phrase = ` ${word}`;
    let together = 0;
    for (const next of words.slice(start + 1)) {
      phrase += ` ${next}`;
      if (!text.includes(phrase)) break;
      if (!isStopWord(next)) together++;
      most = Math.max(most, together);
    }
  }
  return most;
}
