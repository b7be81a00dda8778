import type MiniSearch from 'minisearch';
import { groupNames, groupOf, type SiteGroups } from '../routing/sections';
import { openComparison } from './comparison';
import { type SearchRecord, type Section, sectionsOf } from './documents';
import { isPasted, openMessages } from './error-messages';
import { isStopWord } from './languages';
import type { Learned } from './learned';
import { findMatches, type Matches } from './matches';
import { type PlainSection, plainSection } from './phrases';
import type { PageResult, SearchOptions, SearchResults } from './protocol';
import { isQuestion, parseQuery } from './query';
import { addComparison, type PageHit, rankPages } from './ranking';
import { type QueryMatch, rowsOf } from './rows';

/*
 * The way of a query: `parseQuery` splits it into concepts, `findMatches` finds them in the index, `rankPages` scores
 * the sections that have them. For a question, `openComparison` compares all sections with all of its words, and
 * `addComparison` adds that. `rowsOf` makes rows of the best sections, `snippetOf` their texts.
 */

/** Number of pages of each group until all are requested. */
export const PAGES_PER_GROUP = 7;
/**
 * A page whose score is below this share of the best one has the words in passing. It shows when all pages
 * are requested, or as the only one of its group.
 */
const MIN_PAGE_SCORE = 0.02;
/** The best section is the answer if it has so much of the question and leads by so much, or has this much of it. */
const ANSWER_THRESHOLDS = { share: 0.5, lead: 0.25, shareAlone: 1 };

/** Returns the function that searches an index of pages, which may lack texts and learned questions. */
export function openIndex(
  records: readonly SearchRecord[],
  index: MiniSearch,
  groups: SiteGroups,
  learned?: Learned,
): (query: string, options?: SearchOptions) => SearchResults {
  const sections = sectionsOf(records);
  const plainSections = new Map<number, PlainSection>();
  const groupByPage = records.map(({ routePath }) => groupOf(routePath, groups));
  const names = groupNames(groups);
  const messageOf = openMessages(records.flatMap(({ toc }) => toc.map(({ text }) => text)));
  const compare = openComparison(index, sections, learned);
  const recordOf = (page: number) => records[page] as SearchRecord;

  function plainOf(section: number): PlainSection {
    const texts = plainSections.get(section) ?? plainSection(sections[section] as Section);
    plainSections.set(section, texts);
    return texts;
  }

  function rank(query: string) {
    const isMessage = isPasted(query);
    const message = messageOf(query, isMessage);
    const parsed = parseQuery(message ?? query);
    const { matches, words } = findMatches(index, parsed.concepts);
    const pages = rankPages(parsed, matches, sections, records, plainOf);
    const rarity = ({ size }: Matches) => 1 - Math.log(size || 1) / Math.log(sections.length + 1);
    const { required } = parsed;
    const ranking = (ranked: readonly PageHit[], kind: QueryMatch['kind']) => ({
      pages: ranked,
      match: { query, kind, required, words, weights: matches.map(rarity) },
    });
    const best = pages[0]?.hits[0]?.section;
    if (pages[0] && parsed.isTerm && recordOf(pages[0].page).hasTerms) {
      return ranking(pages, 'answered');
    }
    const isTitle = best !== undefined && plainOf(best).heading === ` ${parsed.words.join(' ')}`;
    // A word that is everywhere, such as the name of the library, tells no sections apart.
    const isEverywhere = matches.every(({ size }) => size > sections.length / 4);
    const isAsked = isQuestion(parsed) || (isEverywhere && learned?.has(parsed.words) === true);
    if (!isAsked || isMessage || message !== undefined || isTitle) return ranking(pages, 'words');
    const comparison = compare(parsed, words);
    const compared = addComparison(pages, comparison, sections);
    const lead = (compared[0]?.score ?? 0) - (compared[1]?.score ?? 0);
    if (comparison.isUnsure) return ranking(compared, 'unsure');
    const isAnswered =
      comparison.share >= ANSWER_THRESHOLDS.shareAlone ||
      (comparison.share >= ANSWER_THRESHOLDS.share && lead >= ANSWER_THRESHOLDS.lead);
    return ranking(compared, isAnswered ? 'answered' : 'question');
  }

  return (query, { show = 'first' } = {}) => {
    const { pages: ranked, match } = rank(query);
    const counts = new Map<string, number>();
    const minScore = (ranked[0]?.score ?? 0) * MIN_PAGE_SCORE;
    const pages = ranked.flatMap((hit): PageResult[] => {
      const group = groupByPage[hit.page] ?? groups.others;
      const before = counts.get(group) ?? 0;
      counts.set(group, before + 1);
      const isFirst = before === 0 || (before < PAGES_PER_GROUP && hit.score >= minScore);
      if (show === 'first' && !isFirst) return [];
      const record = recordOf(hit.page);
      const { id, title, routePath } = record;
      // Only the best page holds the answer.
      const kind = match.kind === 'answered' && hit !== ranked[0] ? 'question' : match.kind;
      const suggestions = rowsOf(hit, record, sections, { ...match, kind });
      return [{ id, title, routePath, group, suggestions }];
    });
    const visibleGroups = names.filter((name) => counts.has(name));
    const groupCounts = visibleGroups.map((name) => ({ name, count: counts.get(name) ?? 0 }));
    const words = markedWords(match);
    return {
      query,
      words,
      pages,
      groups: groupCounts,
      ...(match.kind === 'unsure' && { isUnsure: true }),
    };
  };
}

/**
 * Returns the typed words, as they are in texts, and their other names. Words that say nothing are left out, also those of
 * a name: the `in` of `sign in`, the `t` of `can't`.
 */
function markedWords({ required, words }: QueryMatch): string[] {
  const matched = [...words].filter(([, { concept }]) => required.includes(concept));
  const typed = matched.map(([word, { length }]) => word.slice(0, length));
  return [...new Set(typed.filter((word) => !isStopWord(word) && !/^\w$/.test(word)))];
}
