import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replyTo, searchEngine } from '@/lib/search/engine';
import { INDEX_NAMES_FILE, type SearchRequest } from '@/lib/search/protocol';
import { type Answers, fetchFrom, GROUPS, hostOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

const INDEX = { scope: '/en', groups: GROUPS };

let host: Answers;
let asked: [string, RequestInit][];
let siteIndex: typeof import('./site-index');

/** A worker that searches what the host serves, as worker.ts does. */
class TestWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  engine = searchEngine((url, options) => fetch(url, options));
  postMessage(request: SearchRequest): void {
    void replyTo(this.engine, request, (data) => this.onmessage?.({ data }));
  }
  terminate(): void {}
}

beforeEach(async () => {
  host = hostOf(pagesOf({ 'a.md': '# A\n\nSandbox.' }));
  const made = fetchFrom(host);
  asked = made.asked;
  const window = { location: { href: 'https://docs.test/static/' }, addEventListener() {} };
  Object.assign(globalThis, { window, fetch: made.fetch, Worker: TestWorker });
  // What fails is said later, and not in these tests.
  jest.useFakeTimers();
  jest.resetModules();
  siteIndex = await import('./site-index');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

/** The number of pages, or the failure. */
const search = async () => {
  const results = await siteIndex.searchPages(INDEX, 'sandbox', {});
  return typeof results === 'string' ? results : results.pages.length;
};

/** Changes what the host says of the only index. */
function rename(change: object): void {
  const names = JSON.parse(String(host.get(INDEX_NAMES_FILE)));
  host.set(INDEX_NAMES_FILE, JSON.stringify({ '/en': { ...names['/en'], ...change } }));
}

test('an index is loaded and searched; its names are requested once', async () => {
  expect([await search(), await search()]).toEqual([1, 1]);
  expect(asked.filter(([url]) => url.endsWith(INDEX_NAMES_FILE))).toHaveLength(1);
});

test.each([
  new TypeError('offline'),
  new Response('', { status: 404 }),
  '<!doctype html>',
  'null',
  '{}',
])('without the names the search fails, until another try gets them', async (answer) => {
  const names = host.get(INDEX_NAMES_FILE) ?? '';
  host.set(INDEX_NAMES_FILE, answer);
  expect(await search()).toBe('unavailable');
  host.set(INDEX_NAMES_FILE, names);
  expect(await search()).toBe(1);
});

test('files that a deployment has replaced are named again', async () => {
  rename({ headings: 'gone.json' });
  await siteIndex.prefetchIndex({ ...INDEX, scope: '/zh' });
  const names = JSON.parse(
    String(hostOf(pagesOf({ 'a.md': '# A\n\nSandbox.' })).get(INDEX_NAMES_FILE)),
  );
  rename(names['/en']);
  expect(await search()).toBe(1);
});

test('an index of another engine is refused, which no other try changes', async () => {
  rename({ engine: 1000 });
  expect([await search(), await search()]).toEqual(['outdated', 'outdated']);
});
