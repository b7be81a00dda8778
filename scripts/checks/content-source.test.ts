import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { contentSource } from './content-source.mjs';

const content = await mkdtemp(join(tmpdir(), 'content-'));
afterAll(() => rm(content, { recursive: true }));
await writeFile(join(content, 'a.mdx'), '# A\n\n[run](../api/run.md#hooks)\n[own](#hooks)');
await writeFile(join(content, '_nav.json'), '[\n{ "link": "/guide/" }\n]');

test.each([
  ['a.html', '/base/api/run#hooks', 'a.mdx:3'],
  ['a/index.html', '/base/api/run', 'a.mdx:3'],
  ['a.html', '#hooks', 'a.mdx:3'],
  ['a.html', '/base/guide/', '_nav.json:2'],
  ['a.html', '/_next/static/chunks/1.js', 'a.mdx'],
  ['404.html', '/guide/', '_nav.json:2'],
])('what %s links to as %s is looked for in the content', (file, address, place) => {
  expect(contentSource(content, file, address)).toBe(join(content, place));
});

test('what no file of the content holds comes from the site itself', () => {
  expect(contentSource(content, '404.html', '/_next/static/chunks/1.js')).toBeUndefined();
});
