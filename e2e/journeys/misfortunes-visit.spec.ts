import type { Page } from '@playwright/test';
import { ground, toggle } from '../support/appearance-page';
import { expectLive, holdRequests, letIdle } from '../support/page-at-rest';
import { field, openSearch, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/* Odd URLs, hasty presses and the history. What files, extensions and storage do is in misfortunes.spec.ts. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, path: string) => page.locator(`[data-part="sidebar"] a[href="${path}"]`);

/** What is typed into the address bar or arrives in a link, and where the visit ends. */
const URLS: [typed: string, end: string, title: string][] = [
  ['/api/run#nothing-has-this-id', '/api/run#nothing-has-this-id', 'Garfish.run'],
  ['/api/run#%E4%B8', '/api/run#%E4%B8', 'Garfish.run'],
  ['/api/run#"><img src=x>', '/api/run#%22%3E%3Cimg%20src=x%3E', 'Garfish.run'],
  ['/api/run?utm_source=a&utm_source=b', '/api/run?utm_source=a&utm_source=b', 'Garfish.run'],
  ['/api/run?sidebar=no&outline=1', '/api/run?sidebar=no&outline=1', 'Garfish.run'],
  ['/api/%72un', '/api/run', 'Garfish.run'],
  ['/playground?playground=nothing', '/playground?playground=nothing', 'Playground'],
  ['/playground?playground.code=cut', '/playground?playground.code=cut', 'Playground'],
];

test.describe('odd URLs', () => {
  test.use({ expectedFaults: /404/ });

  test('lead to the page that they mean, which is used as any other', async ({ page }) => {
    for (const [typed, end, title] of URLS) {
      await test.step(typed, async () => {
        await page.goto(site(typed));
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveURL(site(end));
        await expectLive(page);
        await openSearch(page);
        await page.keyboard.press('Escape');
      });
    }
  });
});

/** Queries in a URL, as a browser or another site writes them. */
const QUERIES = ['<img src=x onerror=alert(1)>', 'a'.repeat(2000), '%E4%B8', '路由'];

test('a query in the URL opens the search with its text, whatever it is', async ({ page }) => {
  for (const query of QUERIES) {
    await test.step(query.slice(0, 40), async () => {
      await page.goto(site(`/api/run?q=${encodeURIComponent(query)}`));
      await expect(field(page)).toHaveValue(query);
      await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('');
    });
  }
});

/** What is pressed while the script of the page is on its way, and what shows when it has come. */
const EARLY: Record<
  string,
  [press: (page: Page) => Promise<unknown>, holds: (page: Page) => Promise<unknown>]
> = {
  'Ctrl+K and words': [
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('router');
    },
    async (page) => {
      await expect(field(page)).toBeFocused();
      await expect(rows(page).first()).toBeVisible();
    },
  ],
  'the key / and words': [
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('sandbox/x');
      for (let times = 0; times < 2; times++) await page.keyboard.press('Backspace');
    },
    async (page) => {
      await expect(field(page)).toHaveValue('sandbox');
      await expect(rows(page).first()).toBeVisible();
    },
  ],
  'Ctrl+K, which Escape takes back': [
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await page.keyboard.type('sandbox');
    },
    async (page) => {
      await expectLive(page);
      await letIdle(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
  'the search button': [
    (page) => page.getByRole('button', { name: 'Search' }).first().click(),
    (page) => expect(field(page)).toBeFocused(),
  ],
  'several buttons': [
    async (page) => {
      await toggle(page).first().click();
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('button', { name: 'Copy page' }).click();
    },
    async (page) => {
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      await expect.poll(() => ground(page)).toBe('dark');
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  ],
};

test('what is pressed before the script of the page comes is done when it is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [what, [press, holds]] of Object.entries(EARLY)) {
    await test.step(what, async () => {
      const script = '**/static/scripts/page*.js';
      const release = await holdRequests(page, script);
      await page.goto(site('/guide/demo/vue'), { waitUntil: 'commit' });
      await expect(page.getByRole('tab').nth(1)).toBeVisible();
      await press(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      release();
      await holds(page);
      await page.unroute(script);
    });
  }
});

/** Hasty ways through the site, each from `/api/run`, and the page on which it ends. */
const HASTE: Record<string, [walk: (page: Page) => Promise<unknown>, end: string]> = {
  'one link is pressed twice': [(page) => link(page, '/api/loader').dblclick(), '/api/loader'],
  'several links are pressed at once': [
    async (page) => {
      for (const path of ['/api/loader', '/api/channel', '/api/router']) {
        await link(page, path).dispatchEvent('click');
      }
    },
    '/api/router',
  ],
  'another link is pressed before the page of the first has come': [
    async (page) => {
      const release = await holdRequests(page, '**/api/loader.html');
      await link(page, '/api/loader').click();
      await link(page, '/api/channel').click();
      await expect(heading(page)).toHaveText('Garfish.channel');
      release();
    },
    '/api/channel',
  ],
  'Back is pressed before the page has come': [
    async (page) => {
      await link(page, '/api/channel').click();
      await expect(heading(page)).toHaveText('Garfish.channel');
      const release = await holdRequests(page, '**/api/loader.html');
      await link(page, '/api/loader').click();
      await page.evaluate(() => history.back());
      await expect(heading(page)).toHaveText('Garfish.run');
      release();
    },
    '/api/run',
  ],
  'Back is pressed twice': [
    async (page) => {
      for (const path of ['/api/loader', '/api/channel']) {
        await link(page, path).click();
        await expect(page).toHaveURL(site(path));
      }
      await page.evaluate(() => {
        history.back();
        history.back();
      });
    },
    '/api/run',
  ],
};

test('haste ends on the page that was asked for last, with its text', async ({ page }) => {
  for (const [what, [walk, end]] of Object.entries(HASTE)) {
    await test.step(what, async () => {
      await page.goto(site('/api/run'));
      await expectLive(page);
      await walk(page);
      await expect(page).toHaveURL(site(end));
      await expect(heading(page)).toHaveText(`Garfish.${end.slice('/api/'.length)}`);
      await expect(page.locator('article')).toHaveCount(1);
    });
  }
});
