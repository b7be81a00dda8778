import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { htmlPath } from '@/lib/routing/route-path';
import { en } from '@/lib/settings/en';
import { zh } from '../fixture-site/zh';

/** An article, an overview and a Chinese article, with what follows the year of a date. */
const PAGES = [
  ['out', '/api/getGlobal', en.doc, '$'],
  ['out', '/api/', en.doc, '$'],
  ['out-fixture', '/zh/guide/a', zh.doc, '年'],
] as const;

/** Git knows the dates of all files, as `lib/content/last-changes.test.ts` proves. */
const isDated = existsSync('.git') && !existsSync('.git/shallow');

/** The footer of an exported page: a page without its footer hides it as a whole. */
function footerOf(html: string): string {
  return /<[a-z]+[^>]*data-part="footer".*?<\/main>/s.exec(html)?.[0] ?? '';
}

test('a page shows the date that git knows, in its language; home, landing and custom pages show none', () => {
  for (const [out, route, { lastUpdated }, end] of PAGES) {
    const html = readFileSync(out + htmlPath(route), 'utf8');
    const sitemap = readFileSync(`${out}/sitemap.xml`, 'utf8');
    const entry =
      sitemap.split('<url>').find((url) => new RegExp(`(org|base)${route}</loc>`).test(url)) ?? '';
    const [, iso] = /<lastmod>(.*)<\/lastmod>/.exec(entry) ?? [];
    const footer = footerOf(html);
    const [, date, text = ''] =
      new RegExp(`${lastUpdated}: (?:<!-- -->)?<time dateTime="([^"]+)">([^<]+)`).exec(footer) ??
      [];
    expect(date, route).toBe(iso);
    expect(date !== undefined, route).toBe(isDated);
    if (date) expect(text).toMatch(new RegExp(date.slice(0, 4) + end));
    expect(html.replace(footer, '')).not.toContain(lastUpdated);
  }
  for (const page of ['out/index', 'out/api/__meta__', 'out-fixture/layouts/custom']) {
    expect(readFileSync(`${page}.html`, 'utf8'), page).not.toContain('<time');
  }
});
