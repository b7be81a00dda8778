import { expect, test } from '@jest/globals';
import { type Answers, fetchFrom, hostOf, SOURCE } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';
import { INDEX_NAMES_FILE, type IndexNames, type SearchRequest } from './search-engine';
import { replyTo, siteEngine } from './site-engine';
import { ENGINE_VERSION } from './terms';

const RECORDS = recordsOf({ 'a.md': '# A\n\nSandbox.' });

function engineOn(host = hostOf(RECORDS)) {
  const { fetch, asked } = fetchFrom(host);
  return { engine: siteEngine(fetch), host, asked };
}

const LOAD = { type: 'load', id: 1, source: SOURCE } as const;
const SEARCH = { type: 'search', id: 2, query: 'sandbox', options: {} } as const;
const FAILED = { type: 'failed', id: 1, isOutdated: false };

const HTML = '<!doctype html><title>Garfish</title>';

/** The files that a host names. */
function filesOf(host: Answers): IndexNames {
  return JSON.parse(String(host.get(INDEX_NAMES_FILE)))[SOURCE.scope];
}

/** The reply to a request for the index after a change of what the host has. */
async function replyAfter(change: (host: Answers, name: (kind: string) => string) => void) {
  const { engine, host } = engineOn();
  change(host, (kind) => [...host.keys()].find((name) => name.startsWith(kind)) ?? '');
  return replyTo(engine, LOAD);
}

test('an index is loaded, then searched; requests and replies are plain data', async () => {
  const { engine } = engineOn();
  const send = async (request: SearchRequest) => {
    const reply = await replyTo(engine, structuredClone(request));
    expect(structuredClone(reply)).toEqual(reply);
    return reply;
  };
  expect(await send(LOAD)).toEqual({ type: 'loaded', id: 1 });
  expect(await send(SEARCH)).toMatchObject({
    type: 'result',
    id: 2,
    results: { query: 'sandbox', pages: [{ routePath: '/a' }] },
  });
});

test('a search waits for the index that is loading', async () => {
  const { engine } = engineOn();
  const replies = await Promise.all([replyTo(engine, LOAD), replyTo(engine, SEARCH)]);
  expect(replies.map(({ type }) => type)).toEqual(['loaded', 'result']);
});

test('a search without an index fails', async () => {
  const reply = await replyTo(engineOn().engine, SEARCH);
  expect(reply).toMatchObject({ ...FAILED, id: 2 });
});

test('loading fails, and so does each search, until loading again works', async () => {
  const { engine, host, asked } = engineOn();
  const names = host.get('search_names.json') ?? '';
  host.set('search_names.json', new Response('', { status: 500 }));
  const failed = await Promise.all([replyTo(engine, LOAD), replyTo(engine, SEARCH)]);
  const later = await replyTo(engine, SEARCH);
  expect([...failed, later]).toMatchObject([FAILED, { ...FAILED, id: 2 }, { ...FAILED, id: 2 }]);
  host.set('search_names.json', names);
  expect(await replyTo(engine, LOAD)).toEqual({ type: 'loaded', id: 1 });
  expect((await replyTo(engine, SEARCH)).type).toBe('result');
  // What the browser has cached may be what failed.
  expect(asked.map(([, { cache }]) => cache)).toEqual([
    ...['no-cache', 'no-cache'],
    ...['reload', 'reload', 'reload'],
  ]);
});

test('another language is another index', async () => {
  const { engine, asked } = engineOn();
  await engine.load(SOURCE);
  const chinese = { ...LOAD, source: { ...SOURCE, scope: '/zh' } };
  expect(await replyTo(engine, chinese)).toMatchObject(FAILED);
  expect(asked).toHaveLength(4);
});

test('of two indexes that are loading, the one requested last is searched', async () => {
  const { fetch } = fetchFrom(hostOf(recordsOf({ 'a.md': '# A' })));
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const engine = siteEngine(async (url, options) => {
    if (url.startsWith('https://slow.')) await gate;
    return fetch(url, options);
  });
  const slow = engine.load({ ...SOURCE, names: SOURCE.names.replace('docs.', 'slow.') });
  await engine.load({ ...SOURCE, groups: { ...SOURCE.groups, others: 'The rest' } });
  open();
  await slow;
  expect((await engine.search('a')).groups).toEqual([{ name: 'The rest', count: 1 }]);
});

test('the latest 100 results are cached', async () => {
  const { engine } = engineOn();
  await engine.load(SOURCE);
  const first = await engine.search('a');
  expect(await engine.search('a')).toBe(first);
  expect(await engine.search('a', { show: 'all' })).not.toBe(first);
  const second = await engine.search('b');
  for (let number = 0; number < 97; number++) await engine.search(`x${number}`);
  // Of the 100 cached results, those of "a" were used least recently, were it not for this.
  expect(await engine.search('a')).toBe(first);
  await engine.search('one more');
  await engine.search('and one more');
  expect(await engine.search('a')).toBe(first);
  expect(await engine.search('b')).not.toBe(second);
  await engine.load(SOURCE);
  expect(await engine.search('a')).not.toBe(first);
});

test('an engine that throws something unexpected is a failure, too', async () => {
  const engine = {
    load: async () => {},
    search: () => {
      throw new RangeError('broken');
    },
  };
  expect(await replyTo(engine, SEARCH)).toEqual({
    type: 'failed',
    id: 2,
    message: 'RangeError: broken',
    isOutdated: false,
  });
});

test('the names are asked for first, then the files beside them, and texts with the first results', async () => {
  const { engine, asked } = engineOn();
  await engine.load(SOURCE);
  await engine.search('sandbox');
  expect(
    asked.map(([address, { cache }]) => [address.replace(/\b[0-9a-f]{8}\b/g, '#'), cache]),
  ).toEqual([
    ['https://docs.test/base/static/search_names.json', 'no-cache'],
    ['https://docs.test/base/static/search_index_first.#.json', 'default'],
    ['https://docs.test/base/static/search_index_terms.#.#.json', 'default'],
    ['https://docs.test/base/static/search_index_text.#.json', 'default'],
  ]);
});

test('names that the page knows are not asked for', async () => {
  const { engine, host, asked } = engineOn();
  await engine.load({ ...SOURCE, files: filesOf(host) });
  expect(asked.map(([address]) => address).filter((address) => /names/.test(address))).toEqual([]);
});

test('names of files that a deployment has replaced are asked for again', async () => {
  const { engine, host } = engineOn();
  const gone = 'gone.json';
  const files = {
    records: gone,
    terms: gone,
    first: gone,
    questions: gone,
    engine: ENGINE_VERSION,
  };
  await engine.load({ ...SOURCE, files });
  expect((await engine.search('sandbox')).pages).toHaveLength(1);
  // The files of these names are there, and broken.
  host.set(filesOf(host).terms, HTML);
  const reply = await replyTo(engine, { ...LOAD, source: { ...SOURCE, files: filesOf(host) } });
  expect(reply).toMatchObject({ ...FAILED, message: expect.stringContaining('SyntaxError') });
});

test.each([
  new TypeError('offline'),
  new Response('', { status: 404 }),
  HTML,
  'null',
  '[{"id":0}]',
])('a page whose text does not come is found with its headings, until it comes', async (answer) => {
  const { engine, host } = engineOn();
  const name = [...host.keys()].find((key) => key.startsWith('search_index_text')) ?? '';
  const text = host.get(name) ?? '';
  host.set(name, answer);
  await engine.load(SOURCE);
  const rows = async () => (await engine.search('sandbox')).pages;
  expect(await rows()).toMatchObject([{ isUnread: true, suggestions: [{ link: '/a' }] }]);
  host.set(name, text);
  expect(await rows()).toMatchObject([{ suggestions: [{ statement: 'Sandbox.' }] }]);
});

test.each([[INDEX_NAMES_FILE], ['search_index_first'], ['search_index_terms']])(
  '%s that does not come, or is something else, is a failure',
  async (kind) => {
    const answers = [
      new TypeError('offline'),
      new Response('', { status: 404 }),
      new Response('', { status: 500 }),
      HTML,
      '{"a":',
      'null',
      '',
    ];
    for (const answer of answers) {
      expect(await replyAfter((host, name) => host.set(name(kind), answer))).toMatchObject(FAILED);
    }
    const other = await replyAfter((host, name) => host.set(name(kind), '[{"id":0}]'));
    expect(other.type).toBe('failed');
  },
);

test('a body that breaks off is a failure', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
  const reply = await replyAfter((host, name) =>
    host.set(name('search_index_terms'), new Response(body)),
  );
  expect(reply).toMatchObject({ ...FAILED, message: 'Error: reset' });
});

test('a language without an index is a failure', async () => {
  for (const scope of ['/zh', '__proto__', 'constructor']) {
    const request = { ...LOAD, source: { ...SOURCE, scope } };
    expect(await replyTo(engineOn().engine, request)).toMatchObject(FAILED);
  }
});

test.each([
  ['older', -1],
  ['newer', 1],
])('an index of an %s engine is a failure that only another page corrects', async (_, step) => {
  const reply = await replyAfter((host) => {
    const { engine, ...files } = filesOf(host);
    const names = { [SOURCE.scope]: { ...files, engine: engine + step } };
    host.set(INDEX_NAMES_FILE, JSON.stringify(names));
  });
  expect(reply).toMatchObject({ ...FAILED, isOutdated: true });
});

test('an index whose inside is damaged is a failure', async () => {
  const reply = await replyAfter((host, name) => {
    const terms = JSON.parse(String(host.get(name('search_index_terms'))));
    host.set(name('search_index_terms'), JSON.stringify({ ...terms, fields: null }));
  });
  expect(reply).toMatchObject(FAILED);
});
