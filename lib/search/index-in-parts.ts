import type { SiteGroups } from '../navigation/sections';
import { type PackedQuestions, unpackQuestions } from './asked-questions';
import { unpackHeadings } from './headings';
import { type PackedTerms, unpackTerms } from './packed-terms';
import type { FirstPart, IndexNames, Search } from './search-engine';
import { type Answer, type Known, openIndex } from './search-index';
import { type PageText, pageText } from './sections';
import type { SearchRecord, SearchResults } from './types';

type FetchFile = <T>(name: string, priority?: RequestPriority) => Promise<T>;

/** How many results are cached. */
const CACHE_SIZE = 100;

/**
 * Opens an index whose files are fetched when they are needed: what finds pages at once, what readers have asked
 * with the first question, the text of a page with the first results that show it. Where a text does not come,
 * the rows of its page are headings; where the questions do not come, a question is compared with the pages alone.
 */
export function openParts(files: IndexNames, groups: SiteGroups, fetchFile: FetchFile): Search {
  const texts = new Map<number, PageText>();
  const known: Known = { texts };
  const coming = new Map<number, Promise<void>>();
  const cache = new Map<string, SearchResults>();
  const first = fetchFile<FirstPart>(files.first);
  const rest = fetchFile<PackedTerms>(files.terms, 'low');
  const open = ({ records, terms }: FirstPart, more: readonly PackedTerms[]) =>
    openIndex(records.map(unpackHeadings), unpackTerms([terms, ...more]), groups, known);
  const heads = first.then((part) => open(part, []));
  let isWhole = false;
  let asking: Promise<void> | undefined;
  const whole = Promise.all([first, rest]).then(([part, more]) => {
    isWhole = true;
    return open(part, [more]);
  });
  // Whoever waits for one of them hears of its failure.
  for (const promise of [heads, whole]) promise.catch(() => {});

  function readQuestions(): Promise<void> {
    asking ??= fetchFile<PackedQuestions>(files.questions)
      .then(unpackQuestions)
      .then(
        (questions) => {
          known.questions = questions;
        },
        () => {
          asking = undefined;
        },
      );
    return asking;
  }

  function readText(page: number): Promise<void> {
    const text = coming.get(page) ?? fetchText(page).finally(() => coming.delete(page));
    coming.set(page, text);
    return text;
  }

  async function fetchText(page: number): Promise<void> {
    const [record] = await fetchFile<SearchRecord[]>((await first).texts[page] ?? '');
    if (record) texts.set(page, pageText(record));
  }

  /** The results that were used least recently go first. */
  function keep(key: string, results: SearchResults): SearchResults {
    cache.delete(key);
    cache.set(key, results);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return results;
  }

  return async (query, options, onFirst) => {
    const key = JSON.stringify([query, options]);
    const cached = cache.get(key);
    if (cached) return keep(key, cached);
    const report = ({ results }: Answer) => results.pages.length > 0 && onFirst?.(results);
    if (!isWhole) {
      const early = (await heads)(query, options);
      if (early.lacksQuestions) void readQuestions();
      report(early);
    }
    const find = await whole;
    let answer = find(query, options);
    if (answer.lacksQuestions) {
      report(answer);
      await readQuestions();
      answer = find(query, options);
    }
    if (answer.missing.length > 0) {
      report(answer);
      await Promise.allSettled(answer.missing.map(readText));
      answer = find(query, options);
    }
    const isComplete = answer.missing.length === 0 && !answer.lacksQuestions;
    return isComplete ? keep(key, answer.results) : answer.results;
  };
}
