import { expect, test } from '@jest/globals';
import { latestOf } from './latest-results';
import type { SearchResults } from './types';

test('100 results are cached, and the one that was used least recently is dropped first', () => {
  const searched: string[] = [];
  const search = latestOf((query) => {
    searched.push(query);
    return { query } as SearchResults;
  });
  const ask = (query: string) => search(query, {});
  for (let at = 0; at < 100; at++) ask(`query ${at}`);
  ask('query 0');
  expect(searched).toHaveLength(100);
  ask('one more');
  ask('query 0');
  expect(searched).toHaveLength(101);
  ask('query 1');
  expect(searched).toHaveLength(102);
});
