import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readContentFiles } from './source-files';

/** Runs something with a folder that holds some files, and removes it afterwards. */
async function withFolder<T>(files: Record<string, string>, run: (root: string) => T | Promise<T>) {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return await run(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

test('Markdown and JSON files are read with their text, other files are not', async () => {
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
  const { files: read } = await withFolder(files, readContentFiles);
  expect([...read]).toEqual([
    ['api/_meta.json', '[]'],
    ['api/run.mdx', '中文 🚀'],
    ['index.md', '# A\r\n'],
  ]);
});

test('files that are almost pages are read, so that a check can name them', async () => {
  const names = ['_meta.jsonc', 't.MD', 'u.Mdx', 'v.markdown', 'w.mdown'];
  const files = Object.fromEntries(names.map((name) => [name, 'x']));
  const { files: read } = await withFolder(files, readContentFiles);
  expect([...read.keys()]).toEqual(names);
});

/** The problems of files that are not read. */
function messagesOf(root: string): string[] {
  return readContentFiles(root).problems.map(({ file, message }) => `${file}: ${message}`);
}

test('symbolic links are not followed, and are reported but for those that an editor leaves', async () => {
  const files = { 'inside/a.md': 'a', 'outside/secret.md': 's' };
  const messages = await withFolder(files, async (root) => {
    await symlink('user@host.1', join(root, 'inside/.#a.md'));
    expect(messagesOf(join(root, 'inside'))).toEqual([]);
    await symlink(join(root, 'outside/secret.md'), join(root, 'inside/file.md'));
    await symlink(join(root, 'outside'), join(root, 'inside/folder'));
    await symlink(join(root, 'inside'), join(root, 'inside/loop'));
    expect([...readContentFiles(join(root, 'inside')).files]).toEqual([['a.md', 'a']]);
    return messagesOf(join(root, 'inside'));
  });
  const paths = ['file.md', 'folder', 'loop'];
  expect(messages).toEqual(
    paths.map((path) => expect.stringContaining(`content/${path}: It is a symbolic link`)),
  );
});

test('a pipe is reported, since reading it would never end', async () => {
  const messages = await withFolder({ 'a.md': 'a' }, (root) => {
    execFileSync('mkfifo', [join(root, 'pipe.md')]);
    return messagesOf(root);
  });
  expect(messages).toEqual([
    expect.stringMatching(/^content\/pipe\.md: It is a symbolic link, a pipe/),
  ]);
});

test('a folder that is not there is an error', () => {
  expect(() => readContentFiles(join(tmpdir(), 'no-such-folder'))).toThrow('ENOENT');
});
