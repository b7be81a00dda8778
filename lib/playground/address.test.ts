import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { choicesInUrl, packEdits, searchFor, unpackEdits } from './address';
import { readScenario } from './read-scenarios';

const cache = readScenario('cache');

test('a URL names the scenario, what is not chosen at first and the changed code', () => {
  const search = searchFor('?x=1', 'cache', cache, {
    choices: { cache: 'off' },
    packedEdits: 'packed',
  });
  expect(search).toBe('?x=1&playground=cache&playground.cache=off&playground.code=packed');
  expect(choicesInUrl(search, 'cache', cache)).toEqual({
    choices: { cache: 'off' },
    packedEdits: 'packed',
  });
  const other = '?playground=sandbox&playground.sandbox=off';
  const initial = { choices: { cache: 'on' }, packedEdits: undefined };
  expect(searchFor(other, 'cache', cache, initial)).toBe('?playground=cache');
});

test.each([
  '?playground=cache',
  '?playground=cache&playground.cache=maybe',
  '?playground=cache&playground.gone=on',
  '?playground=route&playground.cache=off&playground.code=packed',
  '?x=playground&playground.cache=off',
])('the query "%s" leaves the first choices and the code', (search) => {
  expect(choicesInUrl(search, 'cache', cache)).toEqual({
    choices: { cache: 'on' },
    packedEdits: undefined,
  });
});

const NAMES = ['host.js', '/apps/shop/main.js'];
const url = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

test('what is packed comes back, in letters that a URL takes as they are', async () => {
  const edits = { 'host.js': 'const a = "–ü😀?&#+/";\n'.repeat(9), '/apps/shop/main.js': '' };
  const packed = (await packEdits(edits)) ?? '';
  expect(encodeURIComponent(packed)).toBe(packed);
  expect(await unpackEdits(packed, NAMES)).toEqual(edits);
  expect(await packEdits({})).toBe('');
  const long = Array.from({ length: 9000 }, (_, at) => (at * 7919) % 9973).join();
  expect(await packEdits({ 'host.js': long })).toBeUndefined();
});

test.each([
  ['nothing', '', {}],
  ['null', url(null), {}],
  ['a text', url('host.js'), undefined],
  ['a file that the scenario does not have', url({ '/apps/x/main.js': 'x' }), undefined],
  ['a file that is no text', url({ 'host.js': { toString: 1 } }), undefined],
  ['other letters', '%%%', undefined],
  ['what was cut', url({ 'host.js': 'a(); b();' }).slice(0, -4), undefined],
  ['a bomb', url({ 'host.js': 'x'.repeat(200_000) }), undefined],
])('%s in the URL is read as %2$j', async (_, packed, edits) => {
  expect(await unpackEdits(packed, NAMES)).toEqual(edits);
});
