import { expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { zipFolder } from './zip-folder';

test('a zip holds texts and bytes under their paths, also empty and non-Latin', () => {
  const zip = zipFolder('a', [
    ['b/c.txt', 'text '.repeat(1000)],
    ['文.txt', strToU8('文')],
    ['empty', ''],
  ]);
  const read = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(read).toEqual([
    ['a/b/c.txt', 'text '.repeat(1000)],
    ['a/文.txt', '文'],
    ['a/empty', ''],
  ]);
  expect(zip.length).toBeLessThan(600);
});

test('each file of a zip has the earliest time that there is, so that the same files give the same bytes', () => {
  const zip = Buffer.from(zipFolder('a', [['b.txt', 'b']]));
  // Years since 1980, month and day.
  expect([10, 12].map((offset) => zip.readUInt16LE(offset))).toEqual([0, (0 << 9) | (1 << 5) | 1]);
});
