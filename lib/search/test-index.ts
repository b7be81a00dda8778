import type { PageRecord } from '../content/types';
import type { ScopeOptions } from '../routing/scope';
import { openChunks } from './chunks/open-chunks';
import type { Fetch } from './fetch-json';
import type { SiteGroups } from './groups';
import { indexFiles } from './index-files';
import { INDEX_NAMES_FILE } from './index-names';
import type { IndexSource, SearchEngine } from './search-engine';
import { siteEngine } from './site-engine';

/*
 * For tests: the index of some pages, and a host that serves its files.
 */

const SCOPES: ScopeOptions = {
  defaultLang: 'en',
  langs: ['en'],
  defaultVersion: '',
  versions: [''],
};

/** Two named parts and the rest. */
export const GROUPS: SiteGroups = {
  sections: [
    { text: 'Guide', folders: ['guide', 'blog'] },
    { text: 'API', folders: ['api'] },
  ],
  others: 'Others',
  scopes: SCOPES,
};

/** Where the test's host serves the index. */
export const SOURCE: IndexSource = {
  names: `https://docs.test/base/static/${INDEX_NAMES_FILE}`,
  scope: '/en',
  groups: GROUPS,
};

/** What a host answers to a file: its text, another answer, or an error of the network. */
export type Answers = Map<string, string | Response | Error>;

/** The files of an index, by their names. */
export function hostOf(pages: readonly PageRecord[]): Answers {
  const made = indexFiles(pages, SCOPES, { versioned: false, naming: 'hashed' });
  return new Map(made.map(({ name, json }) => [name, json]));
}

/** The engine as a browser has it. */
export function engineOf(fetch: Fetch): SearchEngine {
  return siteEngine({ fetch, openChunks });
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
