import { openParts } from './index-in-parts';
import type {
  IndexSource,
  Search,
  SearchEngine,
  SearchReply,
  SearchRequest,
} from './search-engine';

/** How files are fetched; tests have their own. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** The engine that searches any index that the build has written; it keeps the latest one open. */
export function siteEngine(fetch: Fetch): SearchEngine {
  let opened: { key: string; search: Search } | undefined;
  let hasFailed = false;

  function open({ base, files, groups }: IndexSource): Search {
    return openParts(files, groups, async (name, priority = 'auto') => {
      const url = `${new URL(name, base)}`;
      // After a failure, a cached file may be the broken one.
      const response = await fetch(url, { cache: hasFailed ? 'reload' : 'default', priority });
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return response.json();
    });
  }

  return async ({ source, query, options }, onFirst) => {
    const key = JSON.stringify(source);
    if (opened?.key !== key) opened = { key, search: open(source) };
    const { search } = opened;
    try {
      return await search(query, options, onFirst);
    } catch (failure) {
      hasFailed = true;
      if (opened?.search === search) opened = undefined;
      throw failure;
    }
  };
}

/** Answers a message of the page; never rejects. */
export async function replyTo(
  engine: SearchEngine,
  { id, ...asked }: SearchRequest,
  send: (reply: SearchReply) => void,
): Promise<void> {
  try {
    const results = await engine(asked, (first) => send({ id, results: first, isFirst: true }));
    send({ id, results });
  } catch (failure) {
    send({ id, failure: String(failure) });
  }
}
