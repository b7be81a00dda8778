import {
  type FailureKind,
  type IndexSource,
  type SearchEngine,
  SearchFailure,
} from './search-engine';
import type { SearchOptions, SearchResults } from './types';

/** What the page asks the worker for; `id` comes back with the answer. */
export type SearchRequest =
  | { type: 'load'; id: number; source: IndexSource }
  | { type: 'search'; id: number; query: string; options?: SearchOptions };

/** What the worker answers. */
export type SearchReply =
  | { type: 'loaded'; id: number }
  | { type: 'result'; id: number; results: SearchResults }
  | { type: 'failed'; id: number; kind: FailureKind; message: string };

/** What the worker keeps between two messages. */
export type WorkerState = {
  engine: SearchEngine;
  /** The index that was asked for last: on its way, there, or failed. */
  loading: { source: string; done: Promise<void>; hasFailed: boolean } | undefined;
};

/** A worker that has done nothing yet. */
export function startWorker(engine: SearchEngine): WorkerState {
  return { engine, loading: undefined };
}

/**
 * Answers one message; never rejects. An index that is there or on its way is not loaded again, one
 * that failed is. A search waits for the index that was asked for before it.
 */
export async function handleMessage(
  state: WorkerState,
  request: SearchRequest,
): Promise<SearchReply> {
  const { id } = request;
  try {
    if (request.type === 'load') {
      await load(state, request.source);
      return { type: 'loaded', id };
    }
    await state.loading?.done;
    const results = await state.engine.search(request.query, request.options);
    return { type: 'result', id, results };
  } catch (failure) {
    const kind = failure instanceof SearchFailure ? failure.kind : 'unreadable';
    return { type: 'failed', id, kind, message: String(failure) };
  }
}

function load(state: WorkerState, source: IndexSource): Promise<void> {
  const key = JSON.stringify(source);
  const { loading } = state;
  if (loading?.source === key && !loading.hasFailed) return loading.done;
  const started = { source: key, done: state.engine.load(source), hasFailed: false };
  started.done.catch(() => {
    started.hasFailed = true;
  });
  state.loading = started;
  return started.done;
}
