import MiniSearch from 'minisearch';
import { groupNames, groupOf, type SiteGroups } from '../navigation/sections';
import type { AskedQuestions } from './asked-questions';
import { rankByTexts } from './evidence';
import { openMessages } from './find-entries';
import { isStopWord } from './languages';
import { type Finds, lookUp } from './lookup';
import { openPassages } from './passages';
import { isPasted } from './pasted';
import { isQuestion, parseQuery } from './query';
import { isNamed, rankByPassages, verdictOf } from './questions';
import { askedOf, only, type PageHit, rankPages } from './ranking';
import { type Found, rowsOf } from './rows';
import { type PageText, pageText, placesOf } from './sections';
import { INDEX_OPTIONS, type SearchTerms } from './terms';
import type { PageResult, SearchOptions, SearchRecord, SearchResults } from './types';

/** How many pages of each group are shown until all are asked for. */
export const SHOWN_AT_FIRST = 7;
/**
 * A page whose score is below this share of the best one holds the words in passing. It shows when all pages
 * are asked for, or as the only one of its group.
 */
const FLOOR = 0.02;
/** The texts of this many pages are read: more than fill the panel, since they are ranked again by them. */
const READ_AT_FIRST = 12;

/** What an index answers, the pages whose texts it lacks for that, and whether it lacks what readers have asked. */
export type Answer = { results: SearchResults; missing: number[]; lacksQuestions: boolean };

/** What has come of an index by now: texts of pages, and what readers have asked. */
export type Known = { texts: ReadonlyMap<number, PageText>; questions?: AskedQuestions };

/**
 * Makes the function that answers queries from an index, and from what is known of it at that time. `records` are
 * the pages, with or without their texts; the order of the results does not depend on texts that others asked for.
 */
export function openIndex(
  records: readonly SearchRecord[],
  terms: SearchTerms,
  groups: SiteGroups,
  known: Known,
): (query: string, options?: SearchOptions) => Answer {
  const places = placesOf(records);
  const heads = new Map<number, PageText>();
  const groupByPage = records.map(({ routePath }) => groupOf(routePath, groups));
  const names = groupNames(groups);
  const index = MiniSearch.loadJS(terms, INDEX_OPTIONS);
  let compare: ReturnType<typeof openPassages> | undefined;
  const headingIn = openMessages(records.flatMap(({ toc }) => toc.map(({ text }) => text)));
  const hasTerms = (page: number) => records[page]?.hasTerms === true;

  function headOf(page: number): PageText {
    const head = heads.get(page) ?? pageText(records[page] as SearchRecord);
    heads.set(page, head);
    return head;
  }

  return (query, { show = 'first', read = [] } = {}) => {
    const { texts, questions } = known;
    const pasted = isPasted(query);
    const message = headingIn(query, pasted);
    const isMessage = pasted || message !== undefined;
    const parsed = parseQuery(message ?? query);
    const { finds, words } = lookUp(index, parsed.concepts);
    const byWords = rankPages(parsed.concepts, finds, places);
    const asked = askedOf(parsed.concepts);
    const isAsked = isQuestion(parsed) && !isMessage;
    if (isAsked) compare ??= openPassages(terms, places, hasTerms);
    const compared = isAsked ? compare?.(parsed, words, questions) : undefined;

    function rank(textOf: (page: number) => PageText) {
      const byTexts = rankByTexts(byWords, parsed, textOf);
      const [best] = byTexts;
      if (parsed.isTerm && best && hasTerms(best.page)) {
        return { pages: byTexts, isQuestion: true, verdict: { isSure: true, isUnsure: false } };
      }
      if (!compared || isNamed(best, headingOf(best, textOf), parsed)) {
        return { pages: byTexts, isQuestion: false, verdict: undefined };
      }
      const pages = rankByPassages(byTexts, compared, places);
      // What readers have asked may be the answer.
      const verdict = questions && verdictOf(pages, compared);
      return { pages, isQuestion: true, verdict };
    }

    const first = rank(headOf).pages.slice(0, READ_AT_FIRST);
    const wanted = new Set(first.map(({ page }) => page));
    const ranked = rank((page) => (wanted.has(page) && texts.get(page)) || headOf(page));
    const rarity = ({ size }: Finds) => 1 - Math.log(size || 1) / Math.log(places.length + 1);
    const weights = finds.map(rarity);
    const found = { query, words, asked, weights, isQuestion: ranked.isQuestion };
    const counts = new Map<string, number>();
    const floor = (ranked.pages[0]?.score ?? 0) * FLOOR;
    const pages = ranked.pages.flatMap((hit): PageResult[] => {
      const group = groupByPage[hit.page] ?? groups.others;
      const before = counts.get(group) ?? 0;
      counts.set(group, before + 1);
      const isFirst = before === 0 || (before < SHOWN_AT_FIRST && hit.score >= floor);
      if (show === 'first' && !isFirst) return [];
      const text = texts.get(hit.page);
      const { id, title, routePath } = headOf(hit.page).record;
      const isAnswer = ranked.verdict?.isSure === true && hit === ranked.pages[0];
      const suggestions = rowsOf(hit, text ?? headOf(hit.page), { ...found, isAnswer });
      return [{ id, title, routePath, group, suggestions, ...(!text && { isUnread: true }) }];
    });
    const shown = names.filter((name) => counts.has(name));
    const counted = shown.map((name) => ({ name, count: counts.get(name) ?? 0 }));
    const isUnsure = ranked.verdict?.isUnsure && { isUnsure: true as const };
    return {
      results: { query, words: saidBy(found), pages, groups: counted, ...isUnsure },
      missing: [...new Set([...wanted, ...read])].filter((page) => !texts.has(page)),
      lacksQuestions: ranked.isQuestion && !ranked.verdict && !questions,
    };
  };
}

/** The title or heading that was found best, in plain words. */
function headingOf(best: PageHit | undefined, textOf: (page: number) => PageText): string {
  if (!best) return '';
  const { plainTitle, sections } = textOf(best.page);
  const place = best.hits[0]?.section;
  return typeof place === 'number' ? (sections[place]?.plainHeading ?? '') : plainTitle;
}

/**
 * What was typed, as it stands in texts, and its other names. Words that say nothing are left out, also those of
 * a name: the `in` of `sign in`, the `t` of `can't`.
 */
function saidBy({ asked, words }: Pick<Found, 'asked' | 'words'>): string[] {
  const said = [...words].filter(([, { concept }]) => (asked & only(concept)) !== 0);
  const typed = said.map(([word, { length }]) => word.slice(0, length));
  return [...new Set(typed.filter((word) => !isStopWord(word) && !/^\w$/.test(word)))];
}
