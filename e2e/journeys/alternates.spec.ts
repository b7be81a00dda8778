import type { Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = (path: string) => address('fixture', path);

const SITE = 'https://fixture.example/base';

const IN_BOTH = { en: '/guide/a', zh: '/zh/guide/a', 'x-default': '/guide/a' };

for (const [path, addresses] of [
  ['/guide/a', IN_BOTH],
  ['/zh/guide/a', IN_BOTH],
  ['/', { en: '/', zh: '/zh/', 'x-default': '/' }],
  ['/zh/guide/', { en: '/guide/', zh: '/zh/guide/', 'x-default': '/guide/' }],
  ['/1.x/zh/guide/a', { en: '/1.x/guide/a', zh: '/1.x/zh/guide/a', 'x-default': '/1.x/guide/a' }],
  [
    '/guide/only-in-english',
    { en: '/guide/only-in-english', 'x-default': '/guide/only-in-english' },
  ],
] as const) {
  test(`${path} names itself and its translations in its head`, async ({ page }) => {
    await page.goto(url(path));
    expect(await alternates(page)).toEqual(absolute(addresses));
  });
}

test('the head follows the reader from page to page', async ({ page, watch }) => {
  await page.goto(url('/guide/a'));
  const loads = watch.loads.length;
  await page.getByRole('link', { name: 'Only in English' }).first().click();
  await expect(page).toHaveURL(url('/guide/only-in-english'));
  await expect
    .poll(() => alternates(page))
    .toEqual(absolute({ en: '/guide/only-in-english', 'x-default': '/guide/only-in-english' }));
  await page.goBack();
  await expect.poll(() => alternates(page)).toEqual(absolute(IN_BOTH));
  expect(watch.loads).toHaveLength(loads);
});

for (const path of ['/section/__meta__', '/layouts/not-found']) {
  test(`${path}, which search engines leave out, names none`, async ({ page }) => {
    await page.goto(url(path));
    expect(await alternates(page)).toEqual({});
  });
}

test.describe('an address without a page', () => {
  test.use({ expectedFaults: /404/ });

  test('names none', async ({ page }) => {
    await page.goto(url('/zh/nope'));
    expect(await alternates(page)).toEqual({});
  });
});

test('a site with one language names none', async ({ page }) => {
  await page.goto(address('folders', '/api/run'));
  expect(await alternates(page)).toEqual({});
});

/** The addresses that a page's head names, by language. */
async function alternates(page: Page): Promise<Record<string, string>> {
  const links = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  return Object.fromEntries(links) as Record<string, string>;
}

function absolute(addresses: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(addresses).map(([lang, path]) => [lang, SITE + path]));
}
