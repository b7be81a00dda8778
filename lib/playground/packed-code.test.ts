import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { packEdits, unpackEdits } from './packed-code';

const NAMES = ['host.js', '/apps/shop/main.js'];
const url = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

test('what is packed comes back, in letters that a URL takes as they are', async () => {
  const edits = { 'host.js': 'const a = "–ü😀?&#+/";\n'.repeat(9), '/apps/shop/main.js': '' };
  const packed = (await packEdits(edits)) ?? '';
  expect(encodeURIComponent(packed)).toBe(packed);
  expect(await unpackEdits(packed, NAMES)).toEqual(edits);
});

test('no change, or one that no URL can hold, is not packed', async () => {
  expect(await packEdits({})).toBeUndefined();
  const long = Array.from({ length: 9000 }, (_, at) => (at * 7919) % 9973).join();
  expect(await packEdits({ 'host.js': long })).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['other letters', '%%%'],
  ['other bytes', 'AAAA'],
  ['no JSON', deflateRawSync('{').toString('base64url')],
  ['null', url(null)],
  ['a text', url('host.js')],
  ['a file that the scenario does not have', url({ '/apps/x/main.js': 'x', __proto__: 'x' })],
  ['a file that is no text', url({ 'host.js': { toString: 1 } })],
  ['a bomb', url({ 'host.js': 'x'.repeat(200_000) })],
])('%s in the URL changes nothing', async (_, packed) => {
  expect(await unpackEdits(packed, NAMES)).toEqual({});
});
