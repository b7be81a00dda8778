import type { Page } from '@playwright/test';
import { routesOf } from '../support/routes';
import { address, fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const HOSTS = ['folders', 'clean', 'exact'] as const;

/** The further addresses of pages; most are former ones. */
function aliasesOf(folder: string): [from: string, to: string][] {
  return Object.entries(routesOf(folder).redirects);
}

for (const host of HOSTS) {
  test.describe(`on a host of the kind "${host}"`, () => {
    if (host === 'exact') test.use({ expectedFaults: /404/ });

    test('a former address becomes that of its page, with query and hash; a former heading leads to where it is now, and Back to where the old link was', async ({
      page,
    }) => {
      const redirects = aliasesOf('out');
      expect(redirects.length).toBeGreaterThan(20);
      // That each has its file, which leads to its page, is a check of the export.
      const here = redirects.filter((_, index) => index % (host === 'folders' ? 5 : 15) === 0);
      for (const [from, to] of here) {
        await page.goto(address(host, `${from}?from=old#frame-content`));
        await expect(page).toHaveURL(address(host, `${to}?from=old#frame-content`));
        await expect(page).not.toHaveTitle('404');
      }

      await page.goto(address(host, '/hello.html'));
      await expect(page).toHaveURL(address(host, '/hello'));
      for (const [from, to, name] of [
        ['/guide/bridge#vuebridge', '/guide/concept/bridge#vuebridge', 'Vue options'],
        [
          '/guide/quick-start/start#vue-routes',
          '/guide/quick-start/tutorial#vue-routes',
          'Give the Vue app two routes',
        ],
      ] as const) {
        await page.goto(address(host, from));
        await expect(page).toHaveURL(address(host, to));
        await expectInView(page, name);
        await page.goBack();
        await expect(page).toHaveURL(address(host, '/hello'));
        await expect(page).not.toHaveTitle('404');
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a former address leads to the page, and a former heading is found there', async ({
    page,
  }) => {
    await page.goto(site('/guide/bridge'));
    await expect(page).toHaveURL(site('/guide/concept/bridge.html'));
    await page.goto(site('/guide/concept/bridge.html#vuebridge'));
    await expectInView(page, 'Vue options');
  });
});

test('former addresses lie below the base path, and belong to languages', async ({ page }) => {
  const redirects = aliasesOf('out-fixture');
  expect(redirects.map(([from]) => from)).toEqual(expect.arrayContaining(['/zh/before']));
  for (const [from, to] of redirects) {
    await page.goto(fixture(`${from}?from=old`));
    await expect(page).toHaveURL(fixture(`${to}?from=old`));
  }
});

/** Waits until a heading stands under the top bar, where a link to it brings the reader. */
async function expectInView(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(200);
}
