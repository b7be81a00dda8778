import { expect, test } from '@jest/globals';
import type { SinceRecord } from './meta-files';
import { isTooOld, sinceOf } from './since';

const RECORD: SinceRecord = {
  source: 'The tags',
  first: '1.0.0',
  names: { hide: '1.10.0', open: null },
  places: {
    '/api/app': { hide: '1.2.0', off: null },
    '/api/app#late': { hide: '1.3.0' },
    '/bridge': { '*': '1.9.1', open: '1.9.2' },
  },
};

const NAME = { name: 'hide', kind: 'method', page: '/api/run', anchor: null };

test.each([
  ['wherever it stands', {}, '1.10.0'],
  ['on its page', { page: '/api/app' }, '1.2.0'],
  ['in its section before that of its page', { page: '/api/app', anchor: 'late' }, '1.3.0'],
  ['in another section like that of its page', { page: '/api/app', anchor: 'x' }, '1.2.0'],
  ['before that of all names of the page', { page: '/bridge' }, '1.10.0'],
  ['of all names of the page', { page: '/bridge', name: 'el' }, '1.9.1'],
  ['of the first, if it is not listed', { name: 'run' }, '1.0.0'],
  ['of the first, if only objects have it', { name: 'constructor', page: '/api/app' }, '1.0.0'],
  ['null, if nobody knows it', { name: 'open' }, null],
  ['null, if nobody knows it on its page', { name: 'off', page: '/api/app' }, null],
  ['null, if it is the text of an error', { kind: 'error' }, null],
])('a name has the version %s', (_, name, since) => {
  expect(sinceOf(RECORD, { ...NAME, ...name })).toBe(since);
});

test('without a record nothing is known', () => {
  expect(sinceOf(undefined, NAME)).toBeNull();
});

test('a version is too old by its numbers, and never where nothing is known', () => {
  expect(isTooOld('1.9.0', '1.10.0')).toBe(true);
  expect(isTooOld('1.10.0', '1.10.0')).toBe(false);
  expect(isTooOld('1.10.0', '1.9.9')).toBe(false);
  expect(isTooOld('1.0.0', null)).toBe(false);
});
