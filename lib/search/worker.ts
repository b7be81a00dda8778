import { replyTo, searchEngine } from './engine';
import type { SearchRequest } from './protocol';

// The search runs in a worker, so that typing never waits for it.

/** Less than the page waits for an answer (client.ts), so that the next try knows of the failure. */
const LIMIT_MS = 9000;

const engine = searchEngine((url, options) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(LIMIT_MS) }),
);

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) =>
  replyTo(engine, data, (reply) => self.postMessage(reply)),
);
