import type { SiteGroups } from '../navigation/sections';
import { type AskedQuestion, type PackedQuestions, unpackQuestions } from './asked-questions';
import { latestOf } from './latest-results';
import { type PackedTerms, unpackTerms } from './packed-terms';
import type { FirstPart, IndexNames, OpenedIndex } from './search-engine';
import { type Answer, openIndex } from './search-index';
import { type PageText, pageText } from './sections';
import type { SearchRecord } from './types';

type FetchFile = <T>(name: string, priority?: RequestPriority) => Promise<T>;

/**
 * Opens an index whose files are fetched when they are needed: what finds pages at once, what readers have asked
 * with the first question, the text of a page with the first results that show it. Where a text does not come,
 * the rows of its page are headings; where the questions do not come, a question is compared with the pages alone.
 */
export function openParts(
  files: IndexNames,
  groups: SiteGroups,
  fetchFile: FetchFile,
): OpenedIndex {
  const texts = new Map<number, PageText>();
  const coming = new Map<number, Promise<void>>();
  const first = fetchFile<FirstPart>(files.first);
  const rest = fetchFile<PackedTerms>(files.terms, 'low');
  const open = ({ records, terms }: FirstPart, more: readonly PackedTerms[]) =>
    openIndex(records, unpackTerms([terms, ...more]), groups, texts, () => questions);
  const heads = first.then((part) => open(part, []));
  let isWhole = false;
  let questions: AskedQuestion[] | undefined;
  let asking: Promise<void> | undefined;
  const whole = Promise.all([first, rest]).then(([part, more]) => {
    isWhole = true;
    return latestOf(open(part, [more]));
  });
  // Whoever waits for one of them hears of its failure.
  for (const promise of [heads, whole]) promise.catch(() => {});

  function readQuestions(): Promise<void> {
    asking ??= fetchFile<PackedQuestions>(files.questions).then(
      (packed) => {
        questions = unpackQuestions(packed);
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

  return {
    ready: whole,
    async search(query, options, onFirst) {
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
      if (answer.missing.length === 0) return answer.results;
      report(answer);
      await Promise.allSettled(answer.missing.map(readText));
      return find(query, options).results;
    },
  };
}
