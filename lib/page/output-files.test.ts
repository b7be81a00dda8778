import { expect, test } from '@jest/globals';
import { loadSite } from '../content/load';
import { isOutputPath } from '../content/redirect-path';
import { ruleOf } from '../export/host-rules';
import { markdownFiles } from './markdown-files';
import { outputFiles } from './output-files';

// The files of the real site, made of its content.

const content = await loadSite();
const files = new Map(outputFiles(content, new Map()).map(({ path, text }) => [path, text]));

test('the file for projects has 8 kB, with the traps and the Markdown of every page', () => {
  const agents = files.get('/agents.md') ?? '';
  expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(8192);
  expect(agents.match(/^\d+\. /gm)).toHaveLength(20);
  const listed = [...agents.matchAll(/^- .+: (\/\S+\.md)$/gm)].map(([, path]) => path);
  const inIndex = [...(files.get('/llms.txt') ?? '').matchAll(/\]\(\S+?org(\/\S+\.md)\)/g)];
  expect(listed).toEqual(inIndex.map(([, path]) => path));
});

test('no Markdown file is longer than programs read, and each error has its own', () => {
  const ofPages = markdownFiles(content).map(({ path, text }) => ({ path, text: text() }));
  expect(ofPages.filter(({ text }) => text.length > 50_000).map(({ path }) => path)).toEqual([]);
  const ofErrors = ofPages.filter(({ path }) => path.startsWith('/issues/errors/'));
  expect(ofErrors.length).toBeGreaterThan(100);
  expect(ofErrors.some(({ text }) => /^# .*"provider" is "undefined"/m.test(text))).toBe(true);
});

test('there is one set of files, as the site has one language', () => {
  expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', '/agents.md', '/feed.xml']);
});

test('each file is known by its name, and hosts keep every text for five minutes', () => {
  const paths = [...files.keys()];
  expect(paths.filter((path) => !isOutputPath(path))).toEqual([]);
  const texts = paths.filter((path) => path.endsWith('.txt'));
  const kept = new Set(texts.map((path) => ruleOf(path).headers['Cache-Control']));
  expect([...kept]).toEqual(['public, max-age=300']);
});
