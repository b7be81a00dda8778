import { replyTo, siteEngine } from './site-engine';
import type { SearchRequest } from './types';

// The search runs in a worker, so that typing never waits for it.
const engine = siteEngine((url, options) => fetch(url, options));

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) =>
  replyTo(engine, data, (reply) => self.postMessage(reply)),
);
