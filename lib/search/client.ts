import {
  type OnFirst,
  OutdatedEngine,
  type SearchEngine,
  type SearchReply,
  type SearchRequest,
} from './search-engine';

/** What the client needs of a worker; tests have their own. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
};

/** How long an answer may take, with the files that it needs, before the search counts as unavailable. */
const LIMIT_MS = 20_000;

type Pending = {
  resolve: (reply: SearchReply) => void;
  reject: (reason: Error) => void;
  onFirst: OnFirst | undefined;
};

/**
 * The engine as the page sees it: it asks a worker, which is started with the first request. When
 * the worker breaks (its script could not be fetched) or does not answer in time, all open
 * requests fail, and the next request starts another worker.
 */
export function searchClient(start: () => WorkerPort, limit = LIMIT_MS): SearchEngine {
  const pending = new Map<number, Pending>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function startWorker(): WorkerPort {
    const port = start();
    port.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      const asked = pending.get(data.id);
      if (data.type === 'first') return asked?.onFirst?.(data.results);
      asked?.resolve(data);
      pending.delete(data.id);
    };
    port.onerror = (event) => {
      // Otherwise the browser also reports an uncaught error of the page.
      event.preventDefault();
      stop('The search could not be started.');
    };
    return port;
  }

  function stop(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  }

  async function send(request: SearchRequest, onFirst?: OnFirst): Promise<SearchReply> {
    const { id } = request;
    const timer = setTimeout(() => stop(`The search did not answer in ${limit} ms.`), limit);
    const reply = await new Promise<SearchReply>((resolve, reject) => {
      worker ??= startWorker();
      pending.set(id, { resolve, reject, onFirst });
      worker.postMessage(request);
    }).finally(() => clearTimeout(timer));
    if (reply.type !== 'failed') return reply;
    throw reply.isOutdated ? new OutdatedEngine(reply.message) : new Error(reply.message);
  }

  return {
    async load(source) {
      await send({ type: 'load', id: ++lastId, source });
    },
    async search(query, options = {}, onFirst) {
      const reply = await send({ type: 'search', id: ++lastId, query, options }, onFirst);
      if (reply.type === 'result') return reply.results;
      throw new Error(`Expected results, but got "${reply.type}".`);
    },
  };
}
