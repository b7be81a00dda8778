import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { recordsOf } from '../../tests/support/site-content';
import { packQuestions, unpackQuestions } from './asked-questions';

test('questions keep the stems of their words, by the document that answers them', () => {
  const [record] = recordsOf({ 'a.md': '# A\n\nText.\n\n## B\n\nMore.' });
  if (!record) throw new Error('There is no page.');
  const questions = {
    '/a': ['How do I keep caching the caches?', '页面白屏'],
    '/a#b': ['leave it'],
  };
  const packed = packQuestions([{ ...record, id: 0 }], questions);
  // The documents are the title, the first section and the second one.
  const { documents, holding } = unpackQuestions(packed);
  expect(documents).toEqual([1, 1, 2]);
  expect([...holding]).toEqual([
    ['cach', [0]],
    ['keep', [0]],
    ['leav', [2]],
    ['白屏', [1]],
    ['面白', [1]],
    ['页面', [1]],
  ]);
});

test('questions without an answer have numbers, and no document', () => {
  const [record] = recordsOf({ 'a.md': '# A' });
  if (!record) throw new Error('There is no page.');
  const packed = packQuestions([{ ...record, id: 0 }], {
    '/a': ['mount'],
    none: ['price', 'mount'],
  });
  const { documents, holding } = unpackQuestions(packed);
  expect(documents).toEqual([1]);
  expect([...holding]).toEqual([
    ['mount', [0, 2]],
    ['pric', [1]],
  ]);
});

test('many questions of the same words are packed at once', () => {
  const [record] = recordsOf({ 'a.md': '# A' });
  if (!record) throw new Error('There is no page.');
  const questions = { '/a': Array<string>(20_000).fill('mount slow') };
  const start = process.cpuUsage();
  const packed = packQuestions([{ ...record, id: 0 }], questions);
  expect(unpackQuestions(packed).documents).toHaveLength(20_000);
  expect(cpuSince(start)).toBeLessThan(1000);
});

test('a site without questions has none', () => {
  expect(unpackQuestions(packQuestions([], {})).documents).toEqual([]);
});
