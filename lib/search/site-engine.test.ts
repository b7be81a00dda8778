import { expect, test } from '@jest/globals';
import { fetchFrom, hostOf, sourceOn } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';
import type { SearchReply } from './search-engine';
import { replyTo, siteEngine } from './site-engine';

function engineOn(host = hostOf(recordsOf({ 'a.md': '# A\n\nSandbox.' }))) {
  const { fetch, asked } = fetchFrom(host);
  const engine = siteEngine(fetch);
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
  expect(replies).toMatchObject([{ ...found, isFirst: true }, found]);
  expect(replies[1]).not.toHaveProperty('isFirst');
});

test('an empty query finds nothing, when the index is there', async () => {
  expect(await engineOn().search('')).toMatchObject({ pages: [], groups: [] });
});

test('a search fails until the files come', async () => {
  const { host, source, search, asked } = engineOn();
  const first = host.get(source.files.first) ?? '';
  host.set(source.files.first, new Response('', { status: 500 }));
  await expect(search('sandbox')).rejects.toThrow('500 https://docs.test/base/static/search_index');
  host.set(source.files.first, first);
  expect((await search('sandbox')).pages).toHaveLength(1);
  // What the browser has cached may be what failed.
  expect(asked.map(([, { cache }]) => cache)).toEqual([
    ...['default', 'default'],
    ...['reload', 'reload', 'reload'],
  ]);
});

test('of two indexes that are loading, each answers what was asked of it', async () => {
  const { engine, source } = engineOn(hostOf(recordsOf({ 'a.md': '# A' })));
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

test('what finds pages is fetched first, and texts with the first results', async () => {
  const { search, asked } = engineOn();
  await search('sandbox');
  const names = asked.map(([address]) => address.replace(/\b[0-9a-f]{8}\b/g, '#'));
  expect(names).toEqual([
    'https://docs.test/base/static/search_index_first.#.json',
    'https://docs.test/base/static/search_index_terms.#.#.json',
    'https://docs.test/base/static/search_index_text.#.json',
  ]);
});

test.each([
  new TypeError('offline'),
  new Response('', { status: 404 }),
  HTML,
  'null',
  '[{"id":0}]',
])('a page whose text does not come is found with its headings, until it comes', async (answer) => {
  const { search, host } = engineOn();
  const name = [...host.keys()].find((key) => key.startsWith('search_index_text')) ?? '';
  const text = host.get(name) ?? '';
  host.set(name, answer);
  expect(await search('sandbox')).toMatchObject({
    pages: [{ isUnread: true, suggestions: [{ link: '/a' }] }],
  });
  host.set(name, text);
  expect(await search('sandbox')).toMatchObject({
    pages: [{ suggestions: [{ statement: 'Sandbox.' }] }],
  });
});

test.each(['first', 'terms'] as const)(
  'the %s part that does not come, or is something else, is a failure',
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
  host.set(source.files.terms, JSON.stringify({ ...terms, fields: null }));
  await expect(search('')).rejects.toThrow();
});
