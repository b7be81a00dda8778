import { expect, test } from '@jest/globals';
import { choicesIn, scenarioIn, searchFor } from './address';
import { readScenario } from './scenarios';

const cache = readScenario('cache');

test('a URL names the scenario and what is chosen in it', () => {
  const search = searchFor('?x=1', 'cache', cache, { cache: 'off' });
  expect(search).toBe('?x=1&playground=cache&playground.cache=off');
  expect(scenarioIn(search)).toBe('cache');
  expect(choicesIn(search, cache)).toEqual({ cache: 'off' });
});

test('what is chosen at first is not in the URL', () => {
  expect(
    searchFor('?playground=sandbox&playground.sandbox=off', 'cache', cache, { cache: 'on' }),
  ).toBe('?playground=cache');
});

test.each(['', '?playground=cache', '?playground.cache=maybe', '?playground.gone=on'])(
  'the query "%s" leaves the first choices',
  (search) => {
    expect(choicesIn(search, cache)).toEqual({ cache: 'on' });
  },
);

test('a URL without a name runs nothing', () => {
  expect(scenarioIn('?x=playground')).toBeUndefined();
});
