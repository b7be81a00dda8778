import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pageStart } from './page-start.mjs';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'page-start-'));
  await mkdir(join(root, '_next/static/chunks'), { recursive: true });
  await mkdir(join(root, 'static'));
  await writeFile(join(root, 'static/routes.json'), JSON.stringify({ routes: ['/', '/api/'] }));
  const names = { '/en': { records: 'r.json', terms: 't.json' }, '/zh': { records: 'r2.json' } };
  await writeFile(join(root, 'static/search_names.json'), JSON.stringify(names));
});
afterAll(() => rm(root, { recursive: true }));

const page = (index: string) =>
  `<head><meta charSet="utf-8"/><script src="/base/_next/static/chunks/a.js" async=""></script></head><body><button data-index="${index}"></button><script id="_R_">(globalThis["TURBOPACK"] = []).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:[]\\n"])</script></body>`;

test('a page begins with a script that knows its address, its scripts and its index', async () => {
  const start = await pageStart(root, '/base');
  const html = await start('api.html', page('/en'));
  const attributes = /<script ([^>]*)>/.exec(html)?.[1];
  const [own = ''] = await readdir(join(root, '_next/static/chunks'));
  expect(attributes).toBe(
    `data-route="/api/" data-folder="/base/_next/static/chunks/" data-scripts="a.js ${own}" data-index="r.json t.json"`,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(await readFile(join(root, '_next/static/chunks', own), 'utf8')).toContain('0:[]');
});

test('the same page has the same script, and an index in parts is not fetched ahead', async () => {
  const start = await pageStart(root, '/base');
  const html = await start('404.html', page('/zh'));
  expect(html).not.toContain('data-index="r');
  expect(html).toContain('data-now=""');
  expect(await start('404.html', page('/zh'))).toBe(html);
});

test('a script from another folder is told', async () => {
  const start = await pageStart(root, '');
  await expect(start('index.html', page('/en'))).rejects.toThrow('does not lie in');
});
