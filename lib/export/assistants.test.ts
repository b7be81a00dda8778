import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { writeServer } from './assistants';

const root = await mkdtemp(join(tmpdir(), 'assistants-'));
afterAll(() => rm(root, { recursive: true }));

const READ = [
  'api-index.json',
  'guide.md',
  'guide/zh.md',
  'static/search_index_texts.12.json',
  'static/search_names.json',
  'static/site.json',
];
const LEFT = [
  '1.x/guide.md',
  'guide.md.txt',
  'mcp/notes.txt',
  'static/site.json.map',
  'zh/api-index.json',
  'zh/guide.md',
];

test('the server for assistants holds what its tools read, in the default language and version', async () => {
  const scopes = { langs: ['en', 'zh'], versions: ['2.x', '1.x'] };
  for (const path of [...READ, ...LEFT]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(
      join(root, path),
      path === 'static/site.json' ? JSON.stringify({ scopes }) : path,
    );
  }
  await writeServer(root, '', [...LEFT, ...READ]);
  const server = await readFile(join(root, 'mcp/garfish-docs.mjs'), 'utf8');
  const [, data = ''] = /"([\w+/=]{100,})", "base64"/.exec(server) ?? [];
  const files = JSON.parse(`${brotliDecompressSync(Buffer.from(data, 'base64'))}`);
  expect(Object.keys(files)).toEqual(READ.map((path) => `/${path}`));
  expect(files['/guide.md']).toBe('guide.md');
});
