import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { htmlPath, markdownPath } from '@/lib/routing/route-path';
import { readPageFile } from '../support/read-page-file';
import { routesOf } from '../support/routes';
import { wordsOfHtml, wordsOfMarkdown } from '../support/shown-words';

for (const out of ['out', 'out-fixture']) {
  const { routes } = routesOf(out);

  test(`in ${out}/, each page and its Markdown have the same words`, async ({ page }) => {
    const differences: string[] = [];
    for (const route of routes.filter((path) => path !== '/layouts/not-found')) {
      const shown = await wordsOfHtml(page, readFileSync(`${out}${htmlPath(route)}`, 'utf8'));
      const file = out + markdownPath(route);
      expect(readFileSync(file, 'utf8'), route).toMatch(/^> .+\n\n# \S.*\n(\n.*\S\n)?$/s);
      const markdown = readPageFile(file);
      const words = wordsOfMarkdown(markdown, shown);
      expect(words.length, route).toBeGreaterThan(0);
      const end = Math.max(words.length, shown.words.length);
      const at = Array.from({ length: end }, (_, index) => index).find(
        (index) => words[index] !== shown.words[index],
      );
      if (at !== undefined) {
        const around = (all: string[]) => all.slice(Math.max(at - 3, 0), at + 5).join(' ');
        differences.push(`${route}: “${around(shown.words)}” became “${around(words)}”`);
      }
    }
    expect(differences).toEqual([]);
  });

  test(`in ${out}/, links and pictures of the Markdown are whole addresses`, () => {
    const found = routes
      .filter((path) => path !== '/layouts/not-found')
      .flatMap((route) => {
        const markdown = readFileSync(out + markdownPath(route), 'utf8');
        const text = markdown.replace(/^ *(`{3,}).*?^ *\1/gms, '').replace(/`[^`]*`/g, '');
        return [...text.matchAll(/\]\((?!https?:|mailto:|tel:|\/\/)[^)]*\)/g)].map(
          ([link]) => `${route}: ${link}`,
        );
      });
    expect(found).toEqual([]);
  });
}
