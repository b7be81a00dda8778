import { openParts } from './index-in-parts';
import {
  type IndexNames,
  type IndexSource,
  type OpenedIndex,
  OutdatedEngine,
  type SearchEngine,
  type SearchReply,
  type SearchRequest,
} from './search-engine';
import { ENGINE_VERSION } from './terms';
import type { SearchResults } from './types';

/** How files are fetched; tests have their own. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

type Index = { source: IndexSource; files: Promise<IndexNames>; opened: Promise<OpenedIndex> };

/** The engine that searches whichever index the build has written. */
export function siteEngine(fetch: Fetch): SearchEngine {
  let current: Index | undefined;
  let hasFailed = false;

  function open(source: IndexSource, given = source.files): Index {
    const files = given ? Promise.resolve(given) : namesOf(source);
    const opened = files.then((named) => openFiles(named, source));
    return { source, files, opened };
  }

  function openFiles(named: IndexNames, source: IndexSource): OpenedIndex {
    assertVersion(named.engine);
    return openParts(named, source.groups, (name, priority = 'auto') => {
      // After a failure, a cached file may be the broken one.
      const cache = hasFailed ? 'reload' : 'default';
      return fetchJson(`${new URL(name, source.names)}`, { cache, priority });
    });
  }

  /** The names change with every deployment; the files that they name never change. */
  async function namesOf({ names, scope }: IndexSource): Promise<IndexNames> {
    const all = await fetchJson<Record<string, IndexNames>>(names, { cache: 'no-cache' });
    const files = Object.hasOwn(all, scope) && all[scope];
    if (!files) throw new Error(`${names} names no index for "${scope}".`);
    return files;
  }

  async function fetchJson<T>(url: string, options: RequestInit): Promise<T> {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.json();
  }

  /** Does something with the index; once more if a deployment has replaced its files since they were named. */
  async function withIndex<T>(act: (index: OpenedIndex) => Promise<T>): Promise<T> {
    const index = current;
    if (!index) throw new Error('No index was requested.');
    try {
      return await act(await index.opened);
    } catch (failure) {
      hasFailed = true;
      const known = await index.files.catch(() => undefined);
      const present = known && (await namesOf(index.source));
      if (!present || JSON.stringify(present) === JSON.stringify(known)) throw failure;
      if (current === index) current = open(index.source, present);
      return act(await (current ?? index).opened);
    }
  }

  return {
    async load(source) {
      current = open(source);
      await withIndex(({ ready }) => ready);
    },
    search: (query, options, onFirst) => withIndex(({ search }) => search(query, options, onFirst)),
  };
}

function assertVersion(engine: number): void {
  if (engine === ENGINE_VERSION) return;
  throw new OutdatedEngine(`Expected an index for engine ${ENGINE_VERSION}, but got ${engine}.`);
}

/** Answers a message of the page; never rejects. What comes before the answer is reported. */
export async function replyTo(
  engine: SearchEngine,
  request: SearchRequest,
  report?: (reply: SearchReply) => void,
): Promise<SearchReply> {
  const { id } = request;
  try {
    if (request.type === 'load') {
      await engine.load(request.source);
      return { type: 'loaded', id };
    }
    const { query, options } = request;
    const onFirst = report && ((results: SearchResults) => report({ type: 'first', id, results }));
    return { type: 'result', id, results: await engine.search(query, options, onFirst) };
  } catch (failure) {
    const isOutdated = failure instanceof OutdatedEngine;
    return { type: 'failed', id, message: String(failure), isOutdated };
  }
}
