import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { summaryOf } from './summary';
import { readTrace } from './timeline';

test.each([
  ['first-mount.run', 'Garfish fetched three files, ran one script and called render.'],
  ['missing-entry.broken', 'Garfish could not fetch one file and reported an error.'],
])('%s: %s', (trace, sentence) => {
  const text = readFileSync(`lib/playground/traces/${trace}.tsv`, 'utf8');
  expect(summaryOf(readTrace(text))).toBe(sentence);
});

test('a run in which Garfish has done nothing has no summary', () => {
  expect(summaryOf([])).toBe('');
});
