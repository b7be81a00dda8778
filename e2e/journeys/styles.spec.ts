import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesUnder } from '../../lib/files/list-files';

for (const [folder, basePath] of [
  ['out', ''],
  ['out-fixture', '/base'],
] as const) {
  test(`all pages of ${folder}/ have one style sheet, which begins with the order of the layers`, () => {
    const pages = filesUnder(folder).filter((path) => path.endsWith('.html'));
    const sheets = pages.map((page) => {
      const html = readFileSync(`${folder}/${page}`, 'utf8');
      const links = html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
      return [...links].map(([, href = '']) => href);
    });
    // Redirects and the frame of playgrounds have none.
    const styled = sheets.filter((links) => links.length > 0);
    expect(styled.length).toBeGreaterThan(50);
    const names = new Set(styled.map((links) => links.join()));
    expect(names.size).toBe(1);
    const [href = ''] = names;
    expect(readFileSync(folder + href.slice(basePath.length), 'utf8')).toMatch(
      /^@layer reset, ?tokens, ?base, ?prose, ?components, ?parts;/,
    );
  });
}
