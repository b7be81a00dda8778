import { expect, test } from '@jest/globals';
import { recordsOf } from '../site/test-content';
import { CONFORMANCE_PAGES, faultsOf } from './conformance';
import type { SearchEngine } from './search-engine';
import { engineOf, fetchFrom, hostOf, SOURCE } from './test-index';

test('the engine is as an engine should be', async () => {
  const { fetch } = fetchFrom(hostOf(recordsOf(CONFORMANCE_PAGES)));
  expect(await faultsOf(engineOf(fetch), SOURCE)).toEqual([]);
});

test.each<[string, (engine: SearchEngine) => SearchEngine, RegExp]>([
  [
    'finds nothing',
    (engine) => ({
      load: engine.load,
      search: async (query) => ({ query, pages: [], groups: [] }),
    }),
    /leads to \/api\/loadApp first/,
  ],
  [
    'finds something for an empty query',
    (engine) => ({
      load: engine.load,
      search: async (query) => ({ ...(await engine.search('sandbox')), query }),
    }),
    /"" finds nothing/,
  ],
  [
    'highlights what is not there',
    (engine) => ({
      load: engine.load,
      search: async (query) => {
        const results = await engine.search(query);
        const wrong = [{ start: 0, length: 0 }];
        const pages = results.pages.map((page) => ({
          ...page,
          suggestions: page.suggestions.map((row) => ({ ...row, highlightInfoList: wrong })),
        }));
        return { ...results, pages };
      },
    }),
    /a row of .* is wrong/,
  ],
])('an engine that %s is told so', async (_, spoil, fault) => {
  const { fetch } = fetchFrom(hostOf(recordsOf(CONFORMANCE_PAGES)));
  const faults = await faultsOf(spoil(engineOf(fetch)), SOURCE);
  expect(faults.join('\n')).toMatch(fault);
});

test('after a failure, loading again works and asks for everything anew', async () => {
  const host = hostOf(recordsOf({ 'a.md': '# A' }));
  const names = host.get('search_names.json') ?? '';
  const { fetch, asked } = fetchFrom(host);
  const engine = engineOf(fetch);
  host.set('search_names.json', new Error('offline'));
  await expect(engine.load(SOURCE)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(engine.search('a')).rejects.toMatchObject({ kind: 'not-loaded' });
  host.set('search_names.json', names);
  await engine.load(SOURCE);
  expect((await engine.search('a')).pages).toHaveLength(1);
  expect(asked.map(([, { cache }]) => cache)).toEqual(['no-cache', 'no-cache', 'reload', 'reload']);
});

test('of two indexes on their way, the one asked for last counts', async () => {
  const { fetch } = fetchFrom(hostOf(recordsOf({ 'a.md': '# A' })));
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const engine = engineOf(async (address, options) => {
    if (address.startsWith('https://slow.')) await gate;
    return fetch(address, options);
  });
  const slow = engine.load({ ...SOURCE, names: SOURCE.names.replace('docs.', 'slow.') });
  await engine.load({ ...SOURCE, groups: { ...SOURCE.groups, others: 'The rest' } });
  open();
  await slow;
  expect((await engine.search('a')).groups).toEqual([{ name: 'The rest', count: 1 }]);
});

test('what was asked before is answered from memory', async () => {
  const { fetch } = fetchFrom(hostOf(recordsOf({ 'a.md': '# A' })));
  const engine = engineOf(fetch);
  await engine.load(SOURCE);
  const first = await engine.search('a');
  expect(await engine.search('a')).toBe(first);
  expect(await engine.search('a', { show: 'all' })).not.toBe(first);
  await engine.load(SOURCE);
  expect(await engine.search('a')).not.toBe(first);
});
