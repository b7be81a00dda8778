import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPageFile } from '../support/read-page-file';

const SITES = [
  { out: 'out', origin: 'https://www.garfishjs.org', folders: [''] },
  {
    out: 'out-fixture',
    origin: 'https://fixture.example/base',
    folders: ['', '/zh', '/1.x', '/1.x/zh'],
  },
];

test('each llms.txt names Markdown that is there, and all of it is in the full text', () => {
  for (const { out, origin, folders } of SITES) {
    for (const folder of folders) {
      const read = (name: string) => readFileSync(`${out}${folder}/${name}`, 'utf8');
      const text = read('llms.txt');
      const listed = [...text.matchAll(/^- \[.+?\]\((\S+)\)(: .+)?$/gm)].map(([, url = '']) => url);
      expect(text).toMatch(/^# .+\n\n> .+\n\n<https:.+>\n\n## /);
      expect(text.match(/^- /gm)).toHaveLength(listed.length);
      const full = read('llms-full.txt');
      for (const url of listed) {
        expect(url.startsWith(`${origin}${folder}/`), url).toBe(true);
        expect(full).toContain(readPageFile(out + url.slice(origin.length)).trimEnd());
      }
    }
  }
});

test('each page says in its head where its Markdown is, and what is no page has none', () => {
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
  for (const name of ['layouts/not-found', 'old-alias']) {
    expect(existsSync(`out-fixture/${name}.md`), name).toBe(false);
  }
});
