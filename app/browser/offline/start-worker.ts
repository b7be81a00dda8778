import type { WorkerPort } from '@/lib/search/client';
import { replyTo, searchEngine } from '@/lib/search/engine';
import type { SearchRequest } from '@/lib/search/protocol';

/** Replaces lib/search/start-worker.ts: runs the engine in the page, since a folder allows no worker. */
export function startWorker(): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  const engine = searchEngine((url, options) => fetch(url, options));
  port2.onmessage = ({ data }: MessageEvent<SearchRequest>) =>
    replyTo(engine, data, (reply) => port2.postMessage(reply));
  return Object.assign(port1, { terminate: () => port1.close(), onerror: null });
}
