import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPageFile } from '../support/read-page-file';
import { address, fixture } from '../support/servers.mjs';

const SITES = [
  { out: 'out', origin: 'https://www.garfishjs.org', folders: [''] },
  {
    out: 'out-fixture',
    origin: 'https://fixture.example/base',
    folders: ['', '/zh', '/1.x', '/1.x/zh'],
  },
];

test('every host serves files for programs as what they are', async ({ request }) => {
  for (const host of ['folders', 'clean', 'exact'] as const) {
    for (const [path, type] of [
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/llms-full.txt', 'text/plain; charset=utf-8'],
      ['/api/run.md', 'text/markdown; charset=utf-8'],
      ['/examples/react.zip', 'application/zip'],
    ] as const) {
      const response = await request.get(address(host, path));
      expect(response.status(), `${host} ${path}`).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
    }
  }
});

test('nothing is left where files were made, nor at former paths', async ({ request }) => {
  for (const path of [
    '/output-files/llms.txt',
    '/output-files/guide/a.md',
    '/api-index.json',
    '/layouts/not-found.md',
    '/old-alias.md',
  ]) {
    expect((await request.get(fixture(path))).status(), path).toBe(404);
  }
});

for (const { out, origin, folders } of SITES) {
  for (const folder of folders) {
    const read = (name: string) => readFileSync(`${out}${folder}/${name}`, 'utf8');

    test(`${out}${folder}/llms.txt names Markdown that is there, and all of it is in the full text`, () => {
      const text = read('llms.txt');
      const listed = [...text.matchAll(/^- \[.+?\]\((\S+)\)(: .+)?$/gm)].map(([, url = '']) => url);
      expect(text).toMatch(/^# .+\n\n> .+\n\n<https:.+>\n\n## /);
      expect(text.match(/^- /gm)).toHaveLength(listed.length);
      const full = read('llms-full.txt');
      for (const url of listed) {
        expect(url.startsWith(`${origin}${folder}/`), url).toBe(true);
        const text = readPageFile(out + url.slice(origin.length));
        expect(full).toContain(text.trimEnd());
      }
    });
  }
}

test('each page says in its head where its Markdown is', () => {
  for (const [file, markdown] of [
    ['out/api/run.html', 'https://www.garfishjs.org/api/run.md'],
    ['out/api.html', 'https://www.garfishjs.org/api/index.md'],
    ['out-fixture/zh.html', 'https://fixture.example/base/zh/index.md'],
  ] as const) {
    expect(readFileSync(file, 'utf8')).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdown}"/>`,
    );
  }
  expect(readFileSync('out-fixture/layouts/not-found.html', 'utf8')).not.toContain('text/markdown');
});
