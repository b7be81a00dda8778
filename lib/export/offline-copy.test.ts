import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { zipOf } from './offline-copy';

test('a zip of compressed files holds what they hold, under their paths, also empty and non-Latin', () => {
  const texts = { 'a/b.txt': 'text '.repeat(1000), 'a/文.txt': '文', empty: '' };
  const zip = zipOf(Object.entries(texts).map(([path, text]) => [path, gzipSync(text)] as const));
  const read = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(Object.fromEntries(read)).toEqual(texts);
  expect(zip.length).toBeLessThan(600);
});
