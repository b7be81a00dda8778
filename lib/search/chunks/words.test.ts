import { expect, test } from '@jest/globals';
import { spell, wordsOf } from './words';

test.each([
  ['run', 'run'],
  ['v2', 'vzdcz'],
  ['沙箱', 'zgmjjzzhllbz'],
  ['$scope', 'zcezscope'],
  ['zoo', 'zhkzoo'],
])('%s is spelled in plain letters', (term, spelled) => {
  expect(spell(term)).toBe(spelled);
});

test('what a word begins with, its spelling begins with', () => {
  for (const word of ['setexternal', '1.10', '沙箱机制', 'zürich', '__garfish__']) {
    const signs = [...word];
    for (let end = 1; end <= signs.length; end++) {
      expect(spell(word).startsWith(spell(signs.slice(0, end).join('')))).toBe(true);
    }
  }
});

test('different words have different spellings', () => {
  const words = ['a', 'z', 'zgbz', '1', '61', 'a1', '1a', '沙', '箱', '沙箱', '$', '_', 'qqa'];
  expect(new Set(words.map((word) => spell(word))).size).toBe(words.length);
});

test('a page is found by its title, its address, its text and its summary', () => {
  const record = { id: 0, routePath: '/api/loadApp', title: 'Load', content: 'Text.', toc: [] };
  const words = wordsOf({ record, summary: 'Starts an app.' } as never).split(' ');
  for (const word of ['load', 'loadapp', 'text', 'starts', 'app']) expect(words).toContain(word);
  expect(words).toContain(spell('loadapp', 'title'));
  expect(words).not.toContain(spell('text', 'title'));
  expect(new Set(words).size).toBe(words.length);
});
