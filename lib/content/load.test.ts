import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderWith, writeFiles } from '../../tests/support/folder';
import { pathKeyOf } from '../routing/route-path';

const folder = folderWith();
process.env.SITE_CONTENT = folder;
// It takes the folder when it is imported.
const { loadSite } = await import('./load');

beforeEach(() => mkdir(folder, { recursive: true }));
afterEach(() => rm(folder, { recursive: true }));

async function saved(files: Record<string, string>) {
  writeFiles(folder, files);
  const { pages, problems } = await loadSite();
  // The settings name pages of the real site.
  const ofContent = problems.filter(({ file }) => file.startsWith('content/'));
  return { problems: ofContent, page: (path: string) => pages.get(pathKeyOf(path)) };
}

test('the preview reads a page again when it was saved', async () => {
  const first = await saved({ 'index.md': '# Home', 'a.md': '# A', 'b.md': '# B' });
  const second = await saved({ 'b.md': '# B\n\nMore.' });
  expect(second.page('/b')?.content).toBe('More.');
  expect(second.page('/a')?.tree).toBe(first.page('/a')?.tree);
});

test('the preview puts the content together once between two saves', async () => {
  await saved({ 'index.md': '# Home' });
  const content = await loadSite();
  expect(await loadSite()).toBe(content);
  await saved({ 'index.md': '# Another' });
  expect(await loadSite()).not.toBe(content);
});

test('the preview shows what is wrong instead of stopping', async () => {
  const { page, problems } = await saved({ 'index.md': '# Home\n\n[x](/nowhere)' });
  expect(page('/')?.title).toBe('Home');
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/index.md', line: 3, column: 1 }),
  ]);
});

test('a link to a page that its own host does not have is reported', async () => {
  const { problems } = await saved({
    'index.md': '# Home\n\n[x](https://www.garfishjs.org/nowhere)',
  });
  expect(problems).toHaveLength(1);
});

test('the preview shows a file that is not read, and its end, beside the pages', async () => {
  await saved({ 'index.md': '# Home\n\nText' });
  await symlink('nowhere.md', join(folder, 'a.md'));
  const { page, problems } = await saved({});
  expect(page('/')?.title).toBe('Home');
  expect(problems).toEqual([expect.objectContaining({ file: 'content/a.md' })]);
  await rm(join(folder, 'a.md'));
  expect((await saved({})).problems).toEqual([]);
});

test('a folder without files, or none, is reported by its name, and nothing else', async () => {
  const problems = [{ file: folder, message: 'The folder contains no page.' }];
  expect(await loadSite()).toMatchObject({ problems });
  await rm(folder, { recursive: true });
  expect(await loadSite()).toMatchObject({ problems });
  await mkdir(folder);
});
