import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { skipWithout } from '../support/skip-without';
import { expect, test } from '../support/watched-page';

/** Debian's package. */
const EPUBCHECK = '/usr/share/java/epubcheck.jar';

test('a section is one page to print, with all its text and links inside of it, and no controls', async ({
  page,
}) => {
  await page.goto(address('folders', '/guide/concept/sandbox'));
  await page.getByRole('link', { name: 'Print “Guide” as one page' }).click();
  await expect(page).toHaveURL(/\/print\/guide(\.html)?$/);
  // The address is there before the end of so long a page.
  await page.waitForLoadState();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      chapters: document.querySelectorAll('article h1').length,
      controls: document.querySelectorAll(
        'button, script, [data-part]:not([data-part="playground"], [data-part="playground"] *)',
      ).length,
      repeated: ids.length - new Set(ids).size,
      dead: links.filter(({ hash, origin, pathname }) => {
        const isInside = origin === location.origin && pathname === location.pathname;
        return isInside && !ids.includes(decodeURIComponent(hash.slice(1)));
      }).length,
      inside: links.filter((link) => link.pathname === location.pathname).length,
      outside: links.filter((link) => link.pathname.startsWith('/guide/')).length,
    };
  });
  expect(found).toMatchObject({ controls: 0, repeated: 0, dead: 0, outside: 0 });
  expect(found.chapters).toBeGreaterThan(18);
  expect(found.inside).toBeGreaterThan(100);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('#guide-concept-sandbox h1')).toHaveText('Sandbox');
  // A shorter one, since each takes as long as all its pages.
  await page.goto(address('folders', '/print/blog.html'));
  expect(await violations(page)).toEqual([]);
});

test('a section is saved as one file that needs no other, from which links lead to the site', async ({
  page,
}) => {
  await page.goto(address('folders', '/print/guide.html'));
  const saved = page.waitForEvent('download');
  // The link names the site that readers have, which is not that of the tests.
  const link = page.getByRole('link', { name: 'Save as one HTML file' });
  await expect(link).toHaveAttribute('href', 'https://www.garfishjs.org/print/guide.html');
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = new URL(element.href).pathname;
    element.click();
  });
  const path = await (await saved).path();
  const html = readFileSync(path, 'utf8');
  expect(html.match(/<(link|img|script)[^>]* (href|src)="(?!data:)/g)).toBeNull();
  expect(html.match(/<a [^>]*href="(?!#|https?:|mailto:)[^"]*"/g)).toBeNull();
  await page.setContent(html);
  await expect(page.locator('main')).toHaveCSS('max-width', /px/);
});

test('a section is a book for reading devices, which epubcheck finds valid', () => {
  skipWithout('epubcheck', existsSync(EPUBCHECK));
  for (const book of ['out/print/guide.epub', 'out/print/issues.epub']) {
    const { status, stderr, stdout } = spawnSync('java', [
      '-jar',
      EPUBCHECK,
      '--failonwarnings',
      book,
    ]);
    expect(`${stdout}${stderr}`.match(/^(ERROR|WARNING|FATAL).*/gm) ?? [], book).toEqual([]);
    expect(status).toBe(0);
  }
});
