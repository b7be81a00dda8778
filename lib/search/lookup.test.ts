import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { lookUp } from './lookup';
import type { Concept } from './query';
import { type Field, INDEX_OPTIONS } from './terms';
import type { Alternative } from './tokenizers/tokenizer';

type Document = Partial<Record<Field, string>>;

function indexOf(...documents: Document[]) {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(documents.map((document, id) => ({ id, ...document })));
  return index;
}

const way = (...terms: string[]): Alternative => ({
  ...{ terms, needs: 'all', weight: 1, prefix: false, kind: 'typed' },
});

const concept = (...alternatives: Alternative[]): Concept => ({
  ...{ words: ['sandbox'], alternatives, optional: false },
});

/** What some documents hold of one concept, by their numbers. */
const findsIn = (documents: Document[], sought: Concept) =>
  lookUp(indexOf(...documents), [sought]).finds[0] ?? new Map();

/** The score of one word in a text of one word. */
const ONE = indexOf({ text: 'sandbox' }).search('sandbox')[0]?.score ?? 0;

test.each([
  ['title', 8, true],
  ['heading', 5, true],
  ['address', 2.5, true],
  // A word that no title or heading holds is not what the site is about.
  ['names', 2.5 * 0.7, false],
  ['asked', 2.5 * 0.7, false],
  ['text', 0.7, false],
] as [Field, number, boolean][])('a find in the field %s counts %d', (field, boost, isHead) => {
  const find = findsIn([{ [field]: 'sandbox' }], concept(way('sandbox'))).get(0);
  expect(find).toEqual({ score: expect.closeTo(ONE * boost, 10), isHead });
});

test('a word that says little is sought in titles and headings only', () => {
  const optional = { ...concept(way('sandbox')), optional: true };
  expect(findsIn([{ text: 'sandbox' }], optional).size).toBe(0);
  expect(findsIn([{ title: 'sandbox' }], optional).get(0)?.score).toBeCloseTo(ONE * 8 * 0.7, 10);
});

test('one title that holds a word makes it a subject in every text', () => {
  const finds = findsIn([{ title: 'sandbox' }, { text: 'sandbox' }], concept(way('sandbox')));
  const alone = findsIn([{ title: 'other' }, { text: 'sandbox' }], concept(way('sandbox')));
  expect(finds.get(1)?.score).toBeCloseTo((alone.get(1)?.score ?? 0) / 0.7, 10);
});

test('the parts of a name count together as much as the words that were typed', () => {
  const text = [{ title: 'load app' }];
  const score = (...alternatives: Alternative[]) =>
    findsIn(text, concept(...alternatives)).get(0)?.score;
  const [load = 0, app = 0] = [score(way('load')), score(way('app'))];
  expect(score(way('load', 'app'))).toBeCloseTo((load + app) / 2, 10);
  const two = { ...concept(way('load', 'app')), words: ['load', 'app'] };
  expect(findsIn(text, two).get(0)?.score).toBeCloseTo(load + app, 10);
  expect(score({ ...way('load'), weight: 0.5 })).toBeCloseTo(load / 2, 10);
});

test.each([
  ['all', { heading: 'load app' }, [0]],
  ['all', { heading: 'load', text: 'app' }, [0]],
  ['all', { text: 'load' }, []],
  ['any', { heading: 'load', text: 'app' }, [0]],
  ['any', { text: 'load' }, [0]],
] as ['all' | 'any', Document, number[]][])(
  '%s of two words is in %j: %j',
  (needs, document, ids) => {
    // Found words have no typing errors, so each document that lacks them is empty.
    const finds = findsIn([document], concept({ ...way('load', 'app'), needs }));
    expect([...finds.keys()]).toEqual(ids);
  },
);

test('of all ways to find a word, the best one counts', () => {
  const index = [{ title: 'sandbox', text: 'snapshot' }];
  const [best, other] = [way('sandbox'), { ...way('snapshot'), kind: 'related' as const }];
  const score = findsIn(index, concept(best)).get(0)?.score;
  for (const ways of [
    [best, other],
    [other, best],
  ]) {
    expect(findsIn(index, concept(...ways)).get(0)).toEqual({ score, isHead: true });
  }
});

/** The words that are marked, each with how much of it. */
function marked(text: string, ...ways: Alternative[]) {
  const nothing = { ...concept(way('nothing')), words: ['nothing'] };
  const { words } = lookUp(indexOf({ text }), [nothing, concept(...ways)]);
  return [...words].map(([word, { length, isTyped, concept: number }]) => {
    expect(number).toBe(1);
    return `${word.slice(0, length)}|${word.slice(length)} ${isTyped ? 'typed' : 'related'}`;
  });
}

const related = (alternative: Alternative) => ({ ...alternative, kind: 'related' as const });
const begun = (alternative: Alternative) => ({ ...alternative, prefix: true });

test('as much of a word is marked as was typed of it, and all of a related one', () => {
  expect(marked('sandboxes', begun(way('sandbox')))).toEqual(['sandbox|es typed']);
  expect(marked('sandboxes', related(begun(way('sandbox'))))).toEqual(['sandboxes| related']);
});

test.each([
  [begun(way('sand')), begun(way('sandbox'))],
  [begun(way('sandbox')), begun(way('sand'))],
  [related(way('sandbox')), begun(way('sandbox'))],
  [begun(way('sandbox')), related(begun(way('sandbox')))],
])('of two ways to a word, the one that was typed and says more of it is marked', (...ways) => {
  expect(marked('sandbox', ...ways)).toEqual(['sandbox| typed']);
});

test('what was typed is marked, though a related word is longer', () => {
  const ways = [related(way('sandbox')), begun(way('sand'))];
  expect(marked('sandbox', ...ways)).toEqual(['sand|box typed']);
  expect(marked('sandbox', ...ways.reverse())).toEqual(['sand|box typed']);
});

const typed = (word: string, ...ways: Alternative[]): Concept => ({
  ...concept(...ways),
  words: [word],
});

test('only a word that is found in no way may be mistyped', () => {
  const documents = [{ text: 'sandbox' }, { text: 'snapshot' }];
  expect(findsIn(documents, typed('sandbax', way('sandbax'))).has(0)).toBe(true);
  const other = typed('sandbax', way('sandbax'), related(way('snapshot')));
  expect([...findsIn(documents, other).keys()]).toEqual([1]);
});

test('the name that was meant is found beside the pieces of a mistyped one', () => {
  const documents = [{ text: 'load ap' }, { text: 'loadapp' }];
  const pieces = way('load', 'ap');
  const finds = findsIn(documents, typed('loadapq', way('loadapq'), pieces));
  expect([...finds.keys()].sort()).toEqual([0, 1]);
  // A related name of several words is none of its pieces.
  const phrase = findsIn(documents, typed('loadapq', way('loadapq'), related(pieces)));
  expect([...phrase.keys()]).toEqual([0]);
  const whole = findsIn(
    [...documents, { text: 'loadapq' }],
    typed('loadapq', way('loadapq'), pieces),
  );
  expect([...whole.keys()].sort()).toEqual([0, 2]);
});
