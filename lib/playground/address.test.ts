import { expect, test } from '@jest/globals';
import { addressed, searchFor } from './address';
import { readScenario } from './scenarios';

const cache = readScenario('cache');

test('a URL names the scenario, what is chosen in it and the changed code', () => {
  const search = searchFor('?x=1', 'cache', cache, { cache: 'off' }, 'packed');
  expect(search).toBe('?x=1&playground=cache&playground.cache=off&playground.code=packed');
  expect(addressed(search, 'cache', cache)).toEqual({ choices: { cache: 'off' }, code: 'packed' });
});

test('what is chosen at first is not in the URL', () => {
  expect(
    searchFor('?playground=sandbox&playground.sandbox=off', 'cache', cache, { cache: 'on' }),
  ).toBe('?playground=cache');
});

test.each([
  '',
  '?playground=cache',
  '?playground=cache&playground.cache=maybe',
  '?playground=cache&playground.gone=on',
  '?playground=route&playground.cache=off&playground.code=packed',
  '?x=playground&playground.cache=off',
])('the query "%s" leaves the first choices and the code', (search) => {
  expect(addressed(search, 'cache', cache)).toEqual({ choices: { cache: 'on' }, code: undefined });
});
