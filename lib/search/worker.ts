import type { SearchReply, SearchRequest } from './search-engine';
import { replyTo, siteEngine } from './site-engine';

// The search runs in a worker, so that typing never waits for it.
const engine = siteEngine((url, options) => fetch(url, options));

function send(reply: SearchReply): void {
  self.postMessage(reply);
}

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  send(await replyTo(engine, data, send));
});
