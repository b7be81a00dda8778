import { expect, test } from '@jest/globals';
import { fetchFrom, hostOf, SOURCE } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';
import { siteEngine } from './site-engine';
import type { SearchResults } from './types';

const RECORDS = recordsOf({ 'a.md': '# A\n\nSandbox.' });

/** Answers of an index whose records are held back until `release`. */
function slowEngine(records = RECORDS) {
  const { fetch } = fetchFrom(hostOf(records));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = siteEngine(async (url, options) => {
    if (url.includes('search_index')) await released;
    return fetch(url, options);
  });
  const firsts: SearchResults[] = [];
  const ask = (query: string) => engine.search(query, {}, (results) => firsts.push(results));
  return { engine, release, firsts, ask };
}

test('titles, headings and what readers ask are found before the texts are there', async () => {
  const records = recordsOf({
    'a.md': '---\naskedAt: { part: [jail] }\n---\n\n# Sandbox\n\nText.\n\n## Part\n\nMore.',
  });
  const { engine, release, firsts, ask } = slowEngine(records);
  const loading = engine.load(SOURCE);
  const answers = Promise.all([ask('sandbox'), ask('jail')]);
  while (firsts.length < 2) await new Promise((resolve) => setTimeout(resolve));
  expect(firsts).toMatchObject([
    { query: 'sandbox', pages: [{ id: 0, suggestions: [{ type: 'title', link: '/a' }] }] },
    // Its text is not there yet, so the row shows the heading.
    { query: 'jail', pages: [{ id: 0, suggestions: [{ type: 'header', link: '/a#part' }] }] },
  ]);
  release();
  await loading;
  const [, jail] = await answers;
  expect(jail.pages[0]?.suggestions).toMatchObject([{ type: 'content', statement: 'More.' }]);
});

test('what only the texts hold waits for them', async () => {
  const { engine, release, firsts, ask } = slowEngine();
  const loading = engine.load(SOURCE);
  const answer = ask('sandbox');
  release();
  await loading;
  expect((await answer).pages).toHaveLength(1);
  expect(firsts).toEqual([]);
});

test('after its first answer, the whole index answers alone', async () => {
  const { engine, release, firsts, ask } = slowEngine();
  release();
  await engine.load(SOURCE);
  await ask('a');
  const before = firsts.length;
  await ask('a b');
  expect(firsts).toHaveLength(before);
});
