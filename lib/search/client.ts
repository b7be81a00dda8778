import type { IndexSource } from './search-engine';
import { SearchFailure } from './search-engine';
import type { SearchOptions, SearchResults } from './types';
import type { SearchReply, SearchRequest } from './worker-protocol';

/** What the client needs of a worker; tests give it one of their own. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The page's end of the search: it asks the worker and gives its answers as promises. */
export type SearchClient = {
  /** Makes an index ready; rejects with a `SearchFailure`. */
  load: (source: IndexSource) => Promise<void>;
  /** Finds pages in the index that was asked for last; rejects with a `SearchFailure`. */
  search: (query: string, options?: SearchOptions) => Promise<SearchResults>;
};

type Pending = { resolve: (reply: SearchReply) => void; reject: (reason: SearchFailure) => void };

/**
 * Talks to a worker, which is started with the first question. One that breaks (its script could
 * not be had) fails all open questions, and the next question starts another one.
 */
export function searchClient(start: () => WorkerPort): SearchClient {
  const pending = new Map<number, Pending>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function started(): WorkerPort {
    if (worker) return worker;
    const port = start();
    port.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    };
    port.onerror = () => {
      port.terminate();
      if (worker === port) worker = undefined;
      const failure = new SearchFailure('unreachable', 'The search could not be started.');
      for (const { reject } of pending.values()) reject(failure);
      pending.clear();
    };
    worker = port;
    return port;
  }

  async function ask(request: SearchRequest): Promise<Exclude<SearchReply, { type: 'failed' }>> {
    const reply = await new Promise<SearchReply>((resolve, reject) => {
      const port = started();
      pending.set(request.id, { resolve, reject });
      port.postMessage(request);
    });
    if (reply.type === 'failed') throw new SearchFailure(reply.kind, reply.message);
    return reply;
  }

  return {
    async load(source) {
      await ask({ type: 'load', id: ++lastId, source });
    },
    async search(query, options = {}) {
      const reply = await ask({ type: 'search', id: ++lastId, query, options });
      if (reply.type === 'result') return reply.results;
      throw new SearchFailure('unreadable', 'The worker answered something else.');
    },
  };
}
