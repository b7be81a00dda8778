import type { SearchEngine, SearchReply, SearchResults } from './protocol';

/** The part of a worker that the client uses; tests pass a stub. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
};

/** The script of the worker could not be loaded or run. */
export class WorkerError extends Error {}

/** Time limit for an answer and the files that it needs, after which the search counts as unavailable. */
const ANSWER_TIMEOUT_MS = 10_000;

type Pending = {
  resolve: (results: SearchResults) => void;
  reject: (reason: Error) => void;
  onFirst: ((results: SearchResults) => void) | undefined;
};

/**
 * The engine as the page sees it: it asks a worker, which is started with the first request, or before it. When
 * the worker breaks (its script could not be fetched) or does not answer in time, all open
 * requests fail, and the next request starts another worker.
 */
export function searchClient(start: () => WorkerPort, timeoutMs = ANSWER_TIMEOUT_MS) {
  const pending = new Map<number, Pending>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function prepare(): WorkerPort {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      const request = pending.get(data.id);
      if ('failure' in data) request?.reject(new Error(data.failure));
      else if (data.isFirst) request?.onFirst?.(data.results);
      else request?.resolve(data.results);
    };
    worker.onerror = (event) => {
      // Otherwise the browser also reports an uncaught error of the page.
      event.preventDefault();
      stop(new WorkerError('The search could not be started.'));
    };
    return worker;
  }

  function stop(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(reason);
  }

  const ask: SearchEngine = async (input, onFirst) => {
    const id = ++lastId;
    const timeoutError = new Error(`The search did not answer in ${timeoutMs} ms.`);
    const timer = setTimeout(stop, timeoutMs, timeoutError);
    try {
      return await new Promise<SearchResults>((resolve, reject) => {
        pending.set(id, { resolve, reject, onFirst });
        prepare().postMessage({ ...input, id });
      });
    } finally {
      clearTimeout(timer);
      pending.delete(id);
    }
  };
  return { ask, prepare };
}
