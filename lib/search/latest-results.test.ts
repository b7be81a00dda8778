import { expect, test } from '@jest/globals';
import { latestOf } from './latest-results';
import type { Answer } from './search-index';

/** A search that notes what it was asked, and whose answers lack a text. */
function searchOf(missing: number[] = []) {
  const searched: string[] = [];
  const find = latestOf((query) => {
    searched.push(query);
    return { results: { query }, missing } as Answer;
  });
  return { searched, find };
}

test('100 results are cached, and the one that was used least recently is dropped first', () => {
  const { searched, find } = searchOf();
  for (let at = 0; at < 100; at++) find(`query ${at}`);
  find('query 0');
  expect(searched).toHaveLength(100);
  find('one more');
  find('query 0');
  expect(searched).toHaveLength(101);
  find('query 1');
  expect(searched).toHaveLength(102);
});

test('other pages to read, or to show, are another question', () => {
  const { searched, find } = searchOf();
  for (const options of [{}, { read: [1] }, { read: [1, 2] }, { show: 'all' as const }, {}]) {
    find('a', options);
  }
  expect(searched).toHaveLength(4);
});

test('results that lack a text are not cached', () => {
  const { searched, find } = searchOf([3]);
  find('a');
  find('a');
  expect(searched).toHaveLength(2);
});
