import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { readContentFiles } from './source-files';

test('Markdown and JSON files are read with their text, other files are not', () => {
  const files = {
    'index.md': '# A\r\n',
    'api/run.mdx': '中文 🚀',
    'api/_meta.json': '[]',
    'api/notes.txt': 'x',
    'node_modules/a/README.md': '# A',
    'api/run.md.bak': 'x',
    'logo.svg': '<svg/>',
    md: 'x',
  };
  const { files: read } = readContentFiles(folderWith(files));
  expect([...read]).toEqual([
    ['api/_meta.json', '[]'],
    ['api/run.mdx', '中文 🚀'],
    ['index.md', '# A\r\n'],
  ]);
});

test('files that are almost pages are read, so that a check can name them', () => {
  const names = ['_meta.jsonc', 't.MD', 'u.Mdx', 'v.markdown', 'w.mdown'];
  const files = Object.fromEntries(names.map((name) => [name, 'x']));
  const { files: read } = readContentFiles(folderWith(files));
  expect([...read.keys()]).toEqual(names);
});

function messagesOf(root: string): string[] {
  return readContentFiles(root).problems.map(({ file, message }) => `${file}: ${message}`);
}

test('symbolic links are not followed, and are reported but for those that an editor leaves', async () => {
  const root = folderWith({ 'inside/a.md': 'a', 'outside/secret.md': 's' });
  const inside = join(root, 'inside');
  await symlink('user@host.1', join(inside, '.#a.md'));
  expect(messagesOf(inside)).toEqual([]);
  await symlink(join(root, 'outside/secret.md'), join(inside, 'file.md'));
  await symlink(join(root, 'outside'), join(inside, 'folder'));
  await symlink(inside, join(inside, 'loop'));
  expect([...readContentFiles(inside).files]).toEqual([['a.md', 'a']]);
  const paths = ['file.md', 'folder', 'loop'];
  expect(messagesOf(inside)).toEqual(
    paths.map((path) => expect.stringContaining(`content/${path}: It is a symbolic link`)),
  );
});

test('a pipe is reported, since reading it would never end', () => {
  const root = folderWith({ 'a.md': 'a' });
  execFileSync('mkfifo', [join(root, 'pipe.md')]);
  expect(messagesOf(root)).toEqual([
    expect.stringMatching(/^content\/pipe\.md: It is a symbolic link, a pipe/),
  ]);
});
