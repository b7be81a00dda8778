import { miniSearchEngine } from './minisearch-engine';
import { handleMessage, type SearchRequest, startWorker } from './worker-protocol';

// The search runs here, so that no key waits for it.

const state = startWorker(miniSearchEngine((address, options) => fetch(address, options)));

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  self.postMessage(await handleMessage(state, data));
});
