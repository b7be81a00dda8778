import { expect, test } from '@jest/globals';
import { type Answers, fetchFrom, hostOf, SOURCE } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';
import { type Fetch, fetchIndex as fetchFiles, fetchNames } from './load-index';
import { INDEX_NAMES_FILE, type IndexSource, SearchFailure } from './search-engine';

/** Fetches the index of a source, as the engine does. */
async function fetchIndex(source: IndexSource, tools: { fetch: Fetch; isRetry: boolean }) {
  const names = await fetchNames(source, tools.fetch);
  if ('chunks' in names) throw new Error('Expected an index of two files.');
  return fetchFiles(names, source.names, tools);
}

const FILES = { 'a.md': '# A\n\nSandbox.' };

/** The kind of the failure with which an index is refused, after a change of what the host has. */
async function failure(change: (host: Answers, name: (kind: string) => string) => void) {
  const host = hostOf(recordsOf(FILES));
  change(host, (kind) => [...host.keys()].find((name) => name.startsWith(kind)) ?? '');
  const { fetch } = fetchFrom(host);
  const thrown = await fetchIndex(SOURCE, { fetch, isRetry: false }).catch((error) => error);
  return thrown instanceof SearchFailure ? thrown.kind : thrown;
}

test('the names are asked for first, then both files beside them', async () => {
  const { fetch, asked } = fetchFrom(hostOf(recordsOf(FILES)));
  const { records, terms } = await fetchIndex(SOURCE, { fetch, isRetry: false });
  expect(records).toMatchObject([{ id: 0, routePath: '/a', title: 'A' }]);
  expect(terms.search('sandbox')).toHaveLength(1);
  expect(
    asked.map(([address, { cache }]) => [address.replace(/\b[0-9a-f]{8}\b/g, '#'), cache]),
  ).toEqual([
    ['https://docs.test/base/static/search_names.json', 'no-cache'],
    ['https://docs.test/base/static/search_index.#.json', 'default'],
    ['https://docs.test/base/static/search_terms.#.#.json', 'default'],
  ]);
});

test('after a failure, what the browser kept is not trusted', async () => {
  const { fetch, asked } = fetchFrom(hostOf(recordsOf(FILES)));
  await fetchIndex(SOURCE, { fetch, isRetry: true });
  expect(asked.map(([, { cache }]) => cache)).toEqual(['no-cache', 'reload', 'reload']);
});

const HTML = '<!doctype html><title>Garfish</title>';

test.each([[INDEX_NAMES_FILE], ['search_index'], ['search_terms']])(
  '%s that does not come, or is something else, is a failure',
  async (kind) => {
    expect(await failure((host, name) => host.set(name(kind), new TypeError('offline')))).toBe(
      'unreachable',
    );
    expect(await failure((host, name) => host.delete(name(kind)))).toBe('refused');
    expect(
      await failure((host, name) => host.set(name(kind), new Response('', { status: 500 }))),
    ).toBe('refused');
    expect(await failure((host, name) => host.set(name(kind), HTML))).toBe('unreadable');
    expect(await failure((host, name) => host.set(name(kind), '{"a":'))).toBe('unreadable');
    expect(await failure((host, name) => host.set(name(kind), 'null'))).toBe('unreadable');
    expect(await failure((host, name) => host.set(name(kind), '[{"id":0}]'))).toBe('unreadable');
    expect(await failure((host, name) => host.set(name(kind), ''))).toBe('unreadable');
  },
);

test('a body that breaks off is a failure', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
  expect(await failure((host, name) => host.set(name('search_index'), new Response(body)))).toBe(
    'unreachable',
  );
});

test('a language without an index is a failure', async () => {
  const { fetch } = fetchFrom(hostOf(recordsOf(FILES)));
  for (const scope of ['/zh', '__proto__', 'constructor']) {
    const thrown = await fetchIndex({ ...SOURCE, scope }, { fetch, isRetry: false }).catch(
      (e) => e,
    );
    expect(thrown).toMatchObject({ kind: 'unreadable' });
  }
});

test.each([
  ['older', -1],
  ['newer', 1],
])('an index of an %s engine is a failure', async (_, step) => {
  const kind = await failure((host, name) => {
    const terms = JSON.parse(String(host.get(name('search_terms'))));
    host.set(name('search_terms'), JSON.stringify({ ...terms, engine: terms.engine + step }));
  });
  expect(kind).toBe('version');
});

test('records and an index of other pages are a failure', async () => {
  const others = hostOf(recordsOf({ 'a.md': '# A\n\nCavern.' }));
  const kind = await failure((host, name) => {
    const [other] = [...others].filter(([key]) => key.startsWith('search_index')).map(([, v]) => v);
    host.set(name('search_index'), other ?? '');
  });
  expect(kind).toBe('mismatch');
});

test('an index whose inside is damaged is a failure', async () => {
  const kind = await failure((host, name) => {
    const terms = JSON.parse(String(host.get(name('search_terms'))));
    host.set(name('search_terms'), JSON.stringify({ ...terms, index: [['a', null]] }));
  });
  expect(kind).toBe('unreadable');
});
