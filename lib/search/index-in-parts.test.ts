import { expect, test } from '@jest/globals';
import { fetchFrom, hostOf, sourceOn } from '../../tests/support/search-index';
import { type Files, recordsOf } from '../../tests/support/site-content';
import { siteEngine } from './site-engine';
import type { Questions, SearchOptions, SearchResults } from './types';

/** An engine whose host holds files back until `release`, and what it reports before its answers. */
async function slowEngine(files: Files, held: RegExp, questions?: Questions) {
  const host = hostOf(recordsOf(files), questions);
  const { fetch, asked } = fetchFrom(host);
  const source = sourceOn(host);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = siteEngine(async (url, options) => {
    const response = fetch(url, options);
    if (held.test(url)) await released;
    return response;
  });
  const firsts: SearchResults[] = [];
  const loading = engine({ source, query: '' });
  const ask = (query: string, options: SearchOptions = {}) =>
    engine({ source, query, options }, (results) => firsts.push(results));
  const reported = async (count: number) => {
    while (firsts.length < count) await new Promise((resolve) => setTimeout(resolve));
    return firsts;
  };
  const fetched = (kind: string) => asked.filter(([url]) => url.includes(kind)).length;
  const texts = () => fetched('search_index_text');
  return { loading, release, ask, firsts, reported, texts, fetched };
}

/** A host and an engine that searches it. */
function hostWith(page: string) {
  const host = hostOf(recordsOf({ 'a.md': page }));
  const engine = siteEngine(fetchFrom(host).fetch);
  return { host, ask: (query: string) => engine({ source: sourceOn(host), query }) };
}

const PAGE = '---\naskedAt: { part: [jail] }\n---\n\n# Sandbox\n\nText.\n\n## Part\n\nMore.';

const ROWS = (type: string, link: string) => ({ pages: [{ suggestions: [{ type, link }] }] });

test('titles, headings and what readers ask are found before all words are there', async () => {
  const { loading, release, ask, reported } = await slowEngine(
    { 'a.md': PAGE },
    /search_index_terms/,
  );
  const answers = Promise.all([ask('sandbox'), ask('jail')]);
  expect(await reported(2)).toMatchObject([ROWS('title', '/a'), ROWS('header', '/a#part')]);
  release();
  await loading;
  const [, jail] = await answers;
  expect(jail.pages[0]?.suggestions).toMatchObject([{ type: 'content', statement: 'More.' }]);
});

test('what only the texts hold waits for all words', async () => {
  const { release, ask, firsts } = await slowEngine({ 'a.md': PAGE }, /search_index_terms/);
  const answer = ask('more');
  release();
  expect((await answer).pages).toHaveLength(1);
  expect(firsts).toMatchObject([{ pages: [{ isUnread: true }] }]);
});

test('pages are found before their texts are there, each of which is fetched once', async () => {
  const { loading, release, ask, reported, texts } = await slowEngine({ 'a.md': PAGE }, /_text/);
  await loading;
  const answer = ask('more');
  const [first] = await reported(1);
  expect(first).toMatchObject({ query: 'more', pages: [{ isUnread: true }] });
  expect(first).toMatchObject(ROWS('header', '/a#part'));
  const other = ask('text');
  release();
  expect(await answer).toMatchObject(ROWS('content', '/a#part'));
  expect((await answer).pages[0]).not.toHaveProperty('isUnread');
  await other;
  const before = (await reported(2)).length;
  expect(await ask('sandbox')).toMatchObject({ pages: [{ id: 0 }] });
  expect([await reported(before), texts()]).toMatchObject([{ length: before }, 1]);
});

test('only the texts of the first pages are read, and of those that are asked for', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, page) => [`p${page}.md`, `# P${page}\n\nA cave.`]),
  );
  const { ask, texts } = await slowEngine(files, /nothing/);
  const { pages } = await ask('cave', { show: 'all' });
  expect(pages.map(({ isUnread }) => isUnread ?? false)).toEqual([
    ...Array(12).fill(false),
    ...Array(8).fill(true),
  ]);
  expect(texts()).toBe(12);
  const read = pages.slice(-2).map(({ id }) => id);
  const more = await ask('cave', { show: 'all', read });
  expect(more.pages.filter(({ isUnread }) => isUnread)).toHaveLength(6);
  expect(more.pages.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  expect(texts()).toBe(14);
});

test('what readers have asked is fetched with the first question, and once', async () => {
  const files = { 'a.md': PAGE, 'b.md': '# Cell\n\nA prison, where a guard has the keys.' };
  const questions = { '/a': ['flee from prison past the guard'] };
  const { ask, release, firsts, reported, fetched } = await slowEngine(
    files,
    /_questions/,
    questions,
  );
  await ask('sandbox');
  expect(fetched('_questions')).toBe(0);
  const before = firsts.length;
  const answer = ask('flee prison guard');
  const first = (await reported(before + 1))[before];
  expect(first?.pages[0]?.routePath).toBe('/b');
  release();
  expect((await answer).pages[0]?.routePath).toBe('/a');
  await ask('prison guard flee');
  expect(fetched('_questions')).toBe(1);
});

test.each([
  ['do not come', new Error('No network.')],
  ['are of another form', '{}'],
])('where they %s, a question is compared with the pages alone', async (_case, response) => {
  const { host, ask } = hostWith(PAGE);
  for (const name of host.keys()) {
    if (name.startsWith('search_index_questions')) host.set(name, response);
  }
  const { pages, isUnsure } = await ask('text of a part, more or less');
  expect([pages.length, isUnsure]).toEqual([1, undefined]);
});
