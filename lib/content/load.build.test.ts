import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';

const folder = folderWith();
Object.assign(process.env, { NODE_ENV: 'production', SITE_CONTENT: folder });
// It takes the folder when it is imported.
const { loadSite } = await import('./load');

// Each build is a separate process.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'oncePerProcess');
});

test('a build stops at a folder without pages', async () => {
  await expect(loadSite()).rejects.toThrow(`${folder}\n  The folder contains no page.`);
});

test('a build stops at problems, with all of them', async () => {
  await writeFile(join(folder, 'index.md'), '# Home\n\n[x](/nowhere)\n\n[y](/gone)');
  await expect(loadSite()).rejects.toThrow(/index\.md:3:1\n[\s\S]+index\.md:5:1\n/);
});

test('of a page that a build may not read only the file is reported, not the links to it', async () => {
  await symlink('elsewhere.md', join(folder, 'gone.md'));
  await expect(loadSite()).rejects.toThrow(/^1 problem in the content\n+content\/gone\.md\n/);
});
