import type MiniSearch from 'minisearch';
import { groupNames, groupOf, type SiteGroups } from '../routing/sections';
import { addComparison, isSure, openComparison } from './compare-sections';
import { rankByTexts } from './evidence';
import { isStopWord } from './languages';
import type { Learned } from './learned';
import { type Finds, lookUp } from './lookup';
import { isPasted, openMessages } from './messages';
import { isNamed, isQuestion, only, parseQuery } from './query';
import { askedOf, type PageHit, rankPages } from './ranking';
import { type Found, rowsOf } from './rows';
import { type PageText, pageText, placesOf } from './sections';
import type { PageResult, SearchOptions, SearchRecord, SearchResults } from './types';

/** Number of pages of each group until all are requested. */
export const SHOWN_AT_FIRST = 7;
/**
 * A page whose score is below this share of the best one has the words in passing. It shows when all pages
 * are requested, or as the only one of its group.
 */
const FLOOR = 0.02;

/** Returns the function that searches an index of pages, which may lack texts and learned questions. */
export function openIndex(
  records: readonly SearchRecord[],
  index: MiniSearch,
  groups: SiteGroups,
  learned?: Learned,
): (query: string, options?: SearchOptions) => SearchResults {
  const places = placesOf(records);
  const texts = new Map<number, PageText>();
  const groupByPage = records.map(({ routePath }) => groupOf(routePath, groups));
  const names = groupNames(groups);
  const headingIn = openMessages(records.flatMap(({ toc }) => toc.map(({ text }) => text)));
  const hasTerms = (page: number) => records[page]?.hasTerms === true;
  const compare = openComparison(index, places, sectionLengths(records), hasTerms, learned);

  function textOf(page: number): PageText {
    const text = texts.get(page) ?? pageText(records[page] as SearchRecord);
    texts.set(page, text);
    return text;
  }

  function rank(query: string) {
    const isMessage = isPasted(query);
    const message = headingIn(query, isMessage);
    const parsed = parseQuery(message ?? query);
    const { finds, words } = lookUp(index, parsed.concepts);
    const pages = rankByTexts(rankPages(parsed.concepts, finds, places), parsed, textOf);
    const asked = askedOf(parsed.concepts);
    const rarity = ({ size }: Finds) => 1 - Math.log(size || 1) / Math.log(places.length + 1);
    const found = { query, words, asked, weights: finds.map(rarity) };
    const [best] = pages;
    if (best && parsed.isTerm && hasTerms(best.page)) {
      return { pages, found, isQuestion: true, isSure: true, isUnsure: false };
    }
    const isCompared =
      isQuestion(parsed) &&
      !isMessage &&
      message === undefined &&
      !(best?.hits[0] && isNamed(parsed, best.hits[0].head, headingOf(best)));
    if (!isCompared) return { pages, found, isQuestion: false, isSure: false, isUnsure: false };
    const comparison = compare(parsed, words);
    const compared = addComparison(pages, comparison, places);
    return {
      pages: compared,
      found,
      isQuestion: true,
      isSure: isSure(compared, comparison),
      isUnsure: comparison.isUnsure,
    };
  }

  /** Returns the title or heading that was found best, in plain words. */
  function headingOf({ page, hits }: PageHit): string {
    const { plainTitle, sections } = textOf(page);
    const section = hits[0]?.section;
    return typeof section === 'number' ? (sections[section]?.plainHeading ?? '') : plainTitle;
  }

  return (query, { show = 'first' } = {}) => {
    const { pages: ranked, found, isQuestion, isSure, isUnsure } = rank(query);
    const counts = new Map<string, number>();
    const floor = (ranked[0]?.score ?? 0) * FLOOR;
    const pages = ranked.flatMap((hit): PageResult[] => {
      const group = groupByPage[hit.page] ?? groups.others;
      const before = counts.get(group) ?? 0;
      counts.set(group, before + 1);
      const isFirst = before === 0 || (before < SHOWN_AT_FIRST && hit.score >= floor);
      if (show === 'first' && !isFirst) return [];
      const text = textOf(hit.page);
      const { id, title, routePath } = text.record;
      const isAnswer = isSure && hit === ranked[0];
      const suggestions = rowsOf(hit, text, { ...found, isQuestion, isAnswer });
      return [{ id, title, routePath, group, suggestions }];
    });
    const shown = names.filter((name) => counts.has(name));
    const counted = shown.map((name) => ({ name, count: counts.get(name) ?? 0 }));
    const words = markedWords(found);
    return { query, words, pages, groups: counted, ...(isUnsure && { isUnsure }) };
  };
}

/** Lengths of the texts of all documents, in letters. */
function sectionLengths(records: readonly SearchRecord[]): number[] {
  return records.flatMap(({ toc, content }) => {
    const starts = [0, ...toc.map(({ charIndex }) => charIndex), content.length];
    return [0, ...starts.slice(1).map((end, section) => end - (starts[section] ?? 0))];
  });
}

/**
 * What was typed, as it stands in texts, and its other names. Words that say nothing are left out, also those of
 * a name: the `in` of `sign in`, the `t` of `can't`.
 */
function markedWords({ asked, words }: Pick<Found, 'asked' | 'words'>): string[] {
  const said = [...words].filter(([, { concept }]) => (asked & only(concept)) !== 0);
  const typed = said.map(([word, { length }]) => word.slice(0, length));
  return [...new Set(typed.filter((word) => !isStopWord(word) && !/^\w$/.test(word)))];
}
