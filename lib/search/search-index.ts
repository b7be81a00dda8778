import MiniSearch from 'minisearch';
import { groupNames, groupOf, type SiteGroups } from '../navigation/sections';
import { rankByTexts } from './evidence';
import { lookUp } from './lookup';
import { openPassages } from './passages';
import { isPasted } from './pasted';
import { isQuestion, parseQuery } from './query';
import { isNamed, rankByPassages, verdictOf } from './questions';
import { askedOf, only, rankPages } from './ranking';
import { type Found, rowsOf } from './rows';
import { pageTexts, placesOf } from './sections';
import { INDEX_OPTIONS, type SearchTerms } from './terms';
import type { PageResult, SearchOptions, SearchRecord, SearchResults } from './types';

/** How many pages of each group are shown until all are asked for. */
export const SHOWN_AT_FIRST = 7;
/**
 * A page whose score is below this share of the best one holds the words in passing. It shows when all pages
 * are asked for, or as the only one of its group.
 */
const FLOOR = 0.02;

/** Makes the function that answers queries from the two files of an index. */
export function openIndex(
  records: readonly SearchRecord[],
  terms: SearchTerms,
  groups: SiteGroups,
): (query: string, options?: SearchOptions) => SearchResults {
  const places = placesOf(records);
  const textOf = pageTexts(records);
  const groupByPage = records.map(({ routePath }) => groupOf(routePath, groups));
  const names = groupNames(groups);
  const index = MiniSearch.loadJS(terms, INDEX_OPTIONS);
  const passagesOf = openPassages(terms, places);

  return (query, { show = 'first' } = {}) => {
    const parsed = parseQuery(query);
    const { finds, words } = lookUp(index, parsed.concepts);
    const byWords = rankByTexts(rankPages(parsed.concepts, finds, places), parsed, textOf);
    const asked = askedOf(parsed.concepts);
    const isMessage = isPasted(query);
    const isAsked = isQuestion(parsed) && !isNamed(byWords[0], asked, isMessage);
    const passages = isAsked ? passagesOf(parsed, words) : undefined;
    const ranked = passages ? rankByPassages(byWords, passages, places) : byWords;
    const verdict = passages && !isMessage ? verdictOf(ranked, passages) : undefined;
    const found = {
      query,
      words,
      asked,
      isQuestion: isAsked,
    };
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
      const isAnswer = verdict?.isSure === true && hit === ranked[0];
      const suggestions = rowsOf(hit, text, { ...found, isAnswer });
      return [{ id, title, routePath, group, suggestions }];
    });
    const shown = names.filter((name) => counts.has(name));
    const counted = shown.map((name) => ({ name, count: counts.get(name) ?? 0 }));
    return {
      query,
      words: saidBy(found),
      pages,
      groups: counted,
      ...(verdict?.isUnsure && { isUnsure: true }),
    };
  };
}

/** What was typed, as it stands in texts, and its other names; without words that say nothing. */
function saidBy({ asked, words }: Pick<Found, 'asked' | 'words'>): string[] {
  const said = [...words].filter(([, { concept }]) => (asked & only(concept)) !== 0);
  return [...new Set(said.map(([word, { length }]) => word.slice(0, length)))];
}
