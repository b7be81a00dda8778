import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { followReading, forgetPlace, forgetReading, keepPlace, keepStep, reading } from './reading';

const KEY = 'rspress-reading';
const storage = new Map<string, string>();
const events = new EventTarget();
const PLACE = { link: '/api/run#apps', title: 'Garfish.run › apps' };
let page: AbortController;

beforeEach(() => {
  storage.clear();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  };
  Object.assign(globalThis, { window: Object.assign(events, { localStorage }) });
  follow();
});

afterEach(() => page.abort());

/** Begins with what is stored, as each page does. */
function follow(): void {
  page = new AbortController();
  followReading(page.signal);
}

test('pages, the last place and steps are stored, each page and step once', () => {
  keepPlace('/hello', { link: '/hello', title: 'Hello' }, true);
  keepPlace('/api/run', PLACE, true);
  keepPlace('/api/run', PLACE, true);
  keepStep('/start#one', true);
  keepStep('/start#two', true);
  keepStep('/start#one', false);
  const expected = { read: ['/hello', '/api/run'], done: ['/start#two'], last: PLACE };
  expect(reading.get()).toEqual(expected);
  expect(JSON.parse(storage.get(KEY) ?? '')).toEqual(expected);
  forgetPlace();
  expect(reading.get()).toEqual({ read: expected.read, done: expected.done });
});

test('a page counts as read when its end was reached, and then stays so', () => {
  keepPlace('/api/run', PLACE, false);
  expect(reading.get()).toEqual({ read: [], done: [], last: PLACE });
  keepPlace('/api/run', PLACE, true);
  keepPlace('/api/run', PLACE, false);
  expect(reading.get().read).toEqual(['/api/run']);
});

test('what another tab has stored is kept, and shows', () => {
  storage.set(KEY, JSON.stringify({ read: ['/other'], done: [] }));
  keepPlace('/api/run', PLACE, true);
  expect(reading.get().read).toEqual(['/other', '/api/run']);
  storage.set(KEY, JSON.stringify({ read: ['/third'], done: [] }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(reading.get().read).toEqual(['/third']);
});

test('the pages that were read first go first, so that what is stored does not grow for ever', () => {
  const paths = Array.from({ length: 501 }, (_, number) => `/${number}`);
  for (const path of paths) keepPlace(path, { link: path, title: path }, true);
  expect(reading.get().read).toEqual(paths.slice(1));
});

test('after forgetting, the page on which it was pressed is remembered only when the reader returns', () => {
  keepPlace('/api/run', PLACE, true);
  forgetReading('/api/run');
  expect(storage.has(KEY)).toBe(false);
  keepPlace('/api/run', PLACE, true);
  expect(reading.get()).toEqual({ read: [], done: [] });
  keepPlace('/hello', { link: '/hello', title: 'Hello' }, true);
  keepPlace('/api/run', PLACE, true);
  expect(reading.get().read).toEqual(['/hello', '/api/run']);
});

test.each(['no JSON', '[]', '{"read":"/a","done":[1],"last":{"link":1}}', 'null'])(
  'a stored text that means nothing is nothing: %s',
  (text) => {
    storage.set(KEY, text);
    page.abort();
    follow();
    expect(reading.get()).toEqual({ read: [], done: [] });
  },
);

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'a stored place that is no path of this site is none: %s',
  (link) => {
    storage.set(KEY, JSON.stringify({ read: ['/hello'], done: [], last: { link, title: 'T' } }));
    page.abort();
    follow();
    expect(reading.get()).toEqual({ read: ['/hello'], done: [] });
  },
);
