import { expect, test } from '@jest/globals';
import { fetchFrom, hostOf, sourceOn } from '../../tests/support/search-index';
import { type Files, pagesOf } from '../../tests/support/site-content';
import { replyTo, searchEngine } from './engine';
import type { SearchReply, SearchResults } from './protocol';

function engineOn(host = hostOf(pagesOf({ 'a.md': '# A\n\nSandbox.' }))) {
  const { fetch, asked } = fetchFrom(host);
  const engine = searchEngine(fetch);
  const source = sourceOn(host);
  const search = (query: string, options = {}) => engine({ source, query, options });
  return { engine, host, source, search, asked };
}

const HTML = '<!doctype html><title>Garfish</title>';

test('an index is searched; requests and replies are plain data', async () => {
  const { engine, source } = engineOn();
  const replies: SearchReply[] = [];
  const request = structuredClone({ id: 2, source, query: 'sandbox', options: {} });
  await replyTo(engine, request, (reply) => replies.push(structuredClone(reply)));
  const found = { id: 2, results: { query: 'sandbox', pages: [{ routePath: '/a' }] } };
  expect(replies).toMatchObject([found]);
  expect(replies[0]).not.toHaveProperty('isFirst');
});

test('an empty query finds nothing, when the index is there', async () => {
  expect(await engineOn().search('')).toMatchObject({ pages: [], groups: [] });
});

test('a search fails until the files come', async () => {
  const { host, source, search, asked } = engineOn();
  const headings = host.get(source.files.headings) ?? '';
  host.set(source.files.headings, new Response('', { status: 500 }));
  await expect(search('sandbox')).rejects.toThrow('500 https://docs.test/base/static/search_index');
  host.set(source.files.headings, headings);
  expect((await search('sandbox')).pages).toHaveLength(1);
  // What the browser has cached may be what failed.
  expect(asked.map(([, { cache }]) => cache)).toEqual([
    ...['default', 'default', 'default'],
    ...['reload', 'reload', 'reload'],
  ]);
});

test('of two indexes that are loading, each answers what was asked of it', async () => {
  const { engine, source } = engineOn(hostOf(pagesOf({ 'a.md': '# A' })));
  const others = { ...source, groups: { sections: [], others: 'The rest' } };
  const found = await Promise.all(
    [source, others].map((asked) => engine({ source: asked, query: 'a' })),
  );
  expect(found.map(({ groups }) => groups)).toEqual([
    [{ name: 'Others', count: 1 }],
    [{ name: 'The rest', count: 1 }],
  ]);
});

test('100 results are cached, and the one that was used least recently is dropped first', async () => {
  const { search, engine, source } = engineOn();
  const first = await search('a');
  expect(await search('a')).toBe(first);
  expect(await search('a', { show: 'all' })).not.toBe(first);
  const second = await search('b');
  for (let number = 0; number < 97; number++) await search(`x${number}`);
  // Of the 100 cached results, those of "a" were used least recently, were it not for this.
  expect(await search('a')).toBe(first);
  await search('one more');
  await search('and one more');
  expect(await search('a')).toBe(first);
  expect(await search('b')).not.toBe(second);
  await engine({ source: { ...source, groups: { sections: [], others: 'More' } }, query: 'a' });
  expect(await search('a')).not.toBe(first);
});

test('an engine that throws something unexpected is a failure, too', async () => {
  const replies: SearchReply[] = [];
  const engine = () => {
    throw new RangeError('broken');
  };
  const request = { id: 2, source: engineOn().source, query: 'a' };
  await replyTo(engine, request, (reply) => replies.push(reply));
  expect(replies).toEqual([{ id: 2, failure: 'RangeError: broken' }]);
});

test('headings are fetched first, then everything else', async () => {
  const { search, asked } = engineOn();
  await search('sandbox');
  const names = asked.map(([address]) => address.replace(/\b[0-9a-f]{8}\b/g, '#'));
  expect(names).toEqual([
    'https://docs.test/base/static/search_index_headings.#.json',
    'https://docs.test/base/static/search_index_terms.#.json',
    'https://docs.test/base/static/search_index.#.json',
  ]);
});

test.each(['headings', 'terms', 'records'] as const)(
  'a file of %s that does not come, or is something else, is a failure',
  async (part) => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }));
    const answers = [
      new TypeError('offline'),
      new Response('', { status: 404 }),
      new Response('', { status: 500 }),
      broken(),
      HTML,
      '{"a":',
      'null',
      '',
      '[{"id":0}]',
    ];
    for (const answer of answers) {
      const { host, source, search } = engineOn();
      host.set(source.files[part], answer);
      await expect(search('')).rejects.toThrow();
    }
  },
);

test('an index whose inside is damaged is a failure', async () => {
  const { host, source, search } = engineOn();
  const terms = JSON.parse(String(host.get(source.files.terms)));
  host.set(source.files.terms, JSON.stringify({ ...terms, index: '{}' }));
  await expect(search('')).rejects.toThrow();
});

/** An engine whose host holds the index of everything back until `release`, and what it reports before that. */
function slowEngine(files: Files) {
  const host = hostOf(pagesOf(files));
  const { fetch } = fetchFrom(host);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = searchEngine(async (url, options) => {
    if (url.includes('search_index_terms')) await released;
    return fetch(url, options);
  });
  const firsts: SearchResults[] = [];
  const source = sourceOn(host);
  const search = (query: string) =>
    engine({ source, query }, (results) => {
      firsts.push(results);
      release();
    });
  return { search, firsts, release };
}

const PAGE = '---\naskedAt: { part: [jail] }\n---\n\n# Sandbox\n\nText.\n\n## Part\n\nMore.';

test('titles and headings are found before everything is there, and then once more', async () => {
  const { search, firsts } = slowEngine({ 'a.md': PAGE });
  const { pages } = await search('part');
  expect(firsts).toMatchObject([
    { pages: [{ suggestions: [{ type: 'header', link: '/a#part' }] }] },
  ]);
  expect(pages[0]?.suggestions).toMatchObject([{ type: 'header', link: '/a#part' }]);
  await search('sandbox');
  expect(firsts).toHaveLength(1);
});

test('what only texts and questions hold waits for them', async () => {
  const { search, firsts, release } = slowEngine({ 'a.md': PAGE });
  const answers = Promise.all([search('more'), search('jail')]);
  setTimeout(release, 20);
  const [more, jail] = await answers;
  expect(more?.pages[0]?.suggestions).toMatchObject([{ type: 'content', statement: 'More.' }]);
  expect(jail?.pages[0]?.suggestions).toMatchObject([{ link: '/a#part' }]);
  expect(firsts).toEqual([]);
});
