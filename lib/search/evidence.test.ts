import { expect, test } from '@jest/globals';
import { rankByTexts } from './evidence';
import { parseQuery } from './query';
import type { Hit, PageHit } from './ranking';
import { pageText } from './sections';
import type { SearchRecord } from './types';

const NOTHING: Hit = { section: 'title', score: 1, concepts: 0, head: 0, path: 0 };

const hitsOf = (...hits: Partial<Hit>[]): PageHit => ({
  ...{ page: 0, score: 1, concepts: 0 },
  hits: hits.map((hit) => ({ ...NOTHING, ...hit })),
});

/** A page with some sections, each of a heading and a text. */
function textOf(
  title: string,
  sections: readonly [string, string][] = [],
  flags: Pick<SearchRecord, 'isLow' | 'hasTerms'> = {},
) {
  const toc = [];
  let content = '';
  for (const [text, below] of sections) {
    toc.push({ text, id: text, depth: 2, charIndex: content.length });
    content += `${text}\n${below}\n`;
  }
  const place = { id: 0, routePath: '/a' } as const;
  return pageText({ ...place, title, content, toc, ...flags });
}

/** What the score of a title is multiplied by. */
const ofTitle = (title: string, query: string) =>
  rankByTexts([hitsOf({})], parseQuery(query), () => textOf(title))[0]?.score;

/** The same of the only section of a page. */
function ofSection([heading, text]: [string, string], query: string, hit: Partial<Hit> = {}) {
  const page = textOf('Page', [[heading, text]]);
  return rankByTexts([hitsOf({ section: 1, ...hit })], parseQuery(query), () => page)[0]?.score;
}

test.each([
  ['Share state', 'share state', 3],
  ['Garfish.run', 'run', 2.5],
  ['Never run', 'run', 1],
  ['Run.garfish', 'run', 1],
  ['The quick start now', 'quick start', 1.5],
  ['Start now quick', 'quick start', 1],
])('the title %j for %j', (title, query, factor) => {
  expect(ofTitle(title, query)).toBe(factor);
});

test.each([
  [['Share state', ''], 'share state', 2.5],
  // With the title, the heading is all that was typed.
  [['Options', ''], 'page options', 2.5],
  [['Options', ''], 'page', 1],
  [['Share our state', ''], 'share state', 1],
  [['Now share state here', ''], 'share state', 1.5],
  [['A', 'They share state here.'], 'share state', 2],
  [['A', 'They share the state here.'], 'share the state', 2],
  [['A', 'They call the shared state.'], 'the shared state', 2],
  [['A', 'Its state is undefined.'], 'state is', 1],
  [['A', 'The value undefined.'], 'value', 1],
  // An option of a table stands on a line of its own.
  [['A', 'basename\nThe path.'], 'basename', 2],
  [['A', 'The basename.'], 'basename', 1],
] as [[string, string], string, number][])('the section %j for %j', (section, query, factor) => {
  expect(ofSection(section, query)).toBe(factor);
});

test('the text before the first heading has none that could be what was typed', () => {
  const page = textOf('Page', [['A', '']]);
  const [ranked] = rankByTexts([hitsOf({ section: 0 })], parseQuery('page'), () => page);
  expect(ranked?.score).toBe(1);
});

test.each([
  ['all of several words', 'share state', 0b11, 1.5],
  ['one of several words', 'share state', 0b01, 1],
  ['the only word', 'share', 0b01, 1],
])('title and headings that hold %s', (_, query, path, factor) => {
  expect(ofSection(['A', ''], query, { path })).toBe(factor);
});

test.each([
  ['Cannot read one property of null', 'read', 0.5 + (0.5 * 1) / 6 / 0.4],
  ['Words two', 'two words', 1],
  ['Loading apps', 'load', 1],
  ['One two three four five', 'one three', 1],
])('the heading %j, of which %j says a part', (heading, query, factor) => {
  expect(ofSection([heading, ''], query, { head: 1 })).toBeCloseTo(factor, 10);
  // A heading in which nothing was found says nothing about the section.
  expect(ofSection([heading, ''], query)).toBe(1);
});

test.each([
  ["Read of x ('call')", "x ('call')", 1],
  ["Read of x ('call')", "x ('map')", 0.3],
  ["Read of x ('<name>')", "x ('map')", 1],
])('the message %j for %j', (heading, query, factor) => {
  const whole = ofSection([heading.replaceAll("'", ''), ''], query, { head: 1 }) ?? 0;
  expect(ofSection([heading, ''], query, { head: 1 })).toBeCloseTo(whole * factor, 10);
});

test('a page that its front matter ranks lower has 0.6 of its score', () => {
  const [page] = rankByTexts([hitsOf({})], parseQuery('x'), () => textOf('A', [], { isLow: true }));
  expect(page?.score).toBe(0.6);
});

test.each([
  ['what is a guard', 'Guard', 10],
  ['what is an app guard', 'Guard', 5],
  ['guard', 'Guard', 0.01],
])('a page of terms that is asked "%s" explains %j: %d', (query, heading, factor) => {
  const hits = [hitsOf({ section: 1, concepts: 3, head: 3 })];
  const page = textOf('Terms', [[heading, 'It decides.']], { hasTerms: true });
  const [ranked] = rankByTexts(hits, parseQuery(query), () => page);
  expect(ranked?.score).toBe(factor);
});

test('a term that is not what was asked explains nothing', () => {
  const hits = [hitsOf({ section: 1, concepts: 1, head: 0 })];
  const page = textOf('Terms', [['Hook', 'A guard is one.']], { hasTerms: true });
  const [ranked] = rankByTexts(hits, parseQuery('what is a guard'), () => page);
  expect(ranked?.score).toBe(0.01);
});

test('a section that the text does not have keeps its score', () => {
  const [page] = rankByTexts([hitsOf({ section: 7 })], parseQuery('x'), () => textOf('A'));
  expect(page?.score).toBe(1);
});

test('only the first forty pages are looked at; those after them keep their places', () => {
  const pages = Array.from({ length: 42 }, (_, page) => ({
    ...hitsOf({}),
    page,
    score: 42 - page,
  }));
  const looked: number[] = [];
  const ranked = rankByTexts(pages, parseQuery('last'), (page) => {
    looked.push(page);
    return textOf(page === 39 ? 'Last' : 'A');
  });
  expect(looked).toEqual(pages.slice(0, 40).map(({ page }) => page));
  expect(ranked.map(({ page }) => page)).toEqual([
    39,
    ...pages.slice(0, 39).map(({ page }) => page),
    ...[40, 41],
  ]);
});
