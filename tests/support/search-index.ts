import MiniSearch from 'minisearch';
import type { Page } from '../../lib/content/pages';
import type { SiteGroups } from '../../lib/routing/sections';
import { INDEX_OPTIONS, type Questions, type SearchRecord } from '../../lib/search/documents';
import type { Fetch } from '../../lib/search/engine';
import { type IndexFile, indexFiles } from '../../lib/search/index-files';
import { openLearned } from '../../lib/search/learned';
import {
  INDEX_NAMES_FILE,
  type IndexNames,
  type IndexSource,
  type SearchOptions,
  type SearchResults,
  type TermsFile,
} from '../../lib/search/protocol';
import { openIndex } from '../../lib/search/search';
import { PLAIN } from './site-content';

/*
 * For tests: the index of some pages, and a host that serves its files.
 */

/** Two named parts and the rest. */
export const GROUPS: SiteGroups = {
  sections: [
    { text: 'Guide', paths: ['/guide/', '/blog/'] },
    { text: 'API', paths: ['/api/'] },
  ],
  others: 'Others',
};

/** What a host answers to a file: its text, another answer, or an error of the network. */
export type Answers = Map<string, string | Response | Error>;

/** The files of an index, by their names. */
export function hostOf(pages: readonly Page[], questions: Questions = {}): Answers {
  const made = indexFiles(pages, PLAIN, { versioned: false, questions });
  return new Map(made.map(({ name, json }) => [name, json]));
}

/** The index as the page names it to the engine. */
export function sourceOn(host: Answers): IndexSource {
  const names: Record<string, IndexNames> = JSON.parse(String(host.get(INDEX_NAMES_FILE)));
  const files = names['/en'] as IndexNames;
  return { base: 'https://docs.test/base/static/', files, groups: GROUPS };
}

/** The index of some pages, read from its files: the pages with their texts, and what finds them. */
export function indexOf(pages: readonly Page[], questions: Questions = {}) {
  const made = indexFiles(pages, PLAIN, { versioned: false, questions });
  const [records, , terms] = made.slice(1);
  const read = (file: IndexFile | undefined) => JSON.parse(file?.json ?? '');
  const { index, learned }: TermsFile = read(terms);
  return {
    records: read(records) as SearchRecord[],
    index: MiniSearch.loadJSON(index, INDEX_OPTIONS),
    learned: openLearned(learned),
  };
}

/** The search of some pages whose texts are there. */
export function searchOf(
  pages: readonly Page[],
  { questions = {}, groups = GROUPS }: { questions?: Questions; groups?: SiteGroups } = {},
): (query: string, options?: SearchOptions) => SearchResults {
  const { records, index, learned } = indexOf(pages, questions);
  return openIndex(records, index, groups, learned);
}

/** Fetches from such a host, and notes what was asked for. */
export function fetchFrom(answers: Answers): { fetch: Fetch; asked: [string, RequestInit][] } {
  const asked: [string, RequestInit][] = [];
  const fetch = async (address: string, options: RequestInit) => {
    asked.push([address, options]);
    const answer = answers.get(address.split('/static/')[1] ?? '');
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response('', { status: 404 }) : new Response(answer);
  };
  return { fetch, asked };
}
