import { siteEngine } from './site-engine';
import { handleMessage, type SearchRequest, startWorker } from './worker-protocol';

// The search runs here, so that no key waits for it.

const engine = siteEngine({
  fetch: (address, options) => fetch(address, options),
  openChunks: async (...index) => {
    const { openChunks } = await import('./chunks/open-chunks');
    return openChunks(...index);
  },
});
const state = startWorker(engine);

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  self.postMessage(await handleMessage(state, data));
});
