import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { letFramesPass } from '../support/page-at-rest';
import { field, openSearch } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, expectPhase, firstPicture, PICTURES } from '../support/zoomed-picture';

/** One page of each kind. */
const PAGES = [
  address('folders', '/'),
  address('folders', '/hello'),
  address('folders', '/api/'),
  address('folders', '/api/run'),
  address('folders', '/api/__meta__'),
  address('fixture', '/guide/long-page'),
  address('fixture', '/markdown/gfm'),
  address('fixture', '/markdown/tabs'),
  address('fixture', '/markdown/components'),
  address('fixture', '/markdown/diagram'),
  address('fixture', '/markdown/code-lines'),
  address('fixture', '/layouts/custom'),
  address('fixture', '/zh/guide/a'),
  address('fixture', '/guide/a?navbar=0&sidebar=0&outline=0&footer=0'),
];

/** What a reader may have opened: where, and how. */
const OPENED: [state: string, widths: number[], open: (page: Page) => Promise<void>][] = [
  [
    'the navigation screen',
    [375, 800],
    async (page) => {
      await page.goto(address('fixture', '/guide/a'));
      await page.locator('[popovertarget="frame-navigation"]').click();
      await expect(page.locator('[inert] main')).toHaveCount(1);
    },
  ],
  [
    'the drawer',
    [375, 960],
    async (page) => {
      await page.goto(address('fixture', '/guide/a'));
      await page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').press('Enter');
      await expect(page.locator('[inert] main')).toHaveCount(1);
    },
  ],
  [
    'the menu of a page',
    [1440, 375],
    async (page) => {
      // A page without buttons under the menu, which it would cover.
      await page.goto(address('folders', '/blog/architecture'));
      await page.locator('[data-part="page-menu"] > summary').press('Enter');
      await expect(page.locator('[data-part="page-menu"] ul')).toBeVisible();
    },
  ],
  [
    'the panel of the outline',
    [375, 1280],
    async (page) => {
      await page.goto(address('fixture', '/guide/long-page'));
      await page.locator('[data-opens="outline"]').press('Enter');
      await expect(page.locator('#frame-outline')).toBeVisible();
    },
  ],
  ...['More pages', 'Version', 'Language', 'More links', 'Fixture on Discord'].map(
    (name): (typeof OPENED)[number] => [
      `the menu “${name}”`,
      [1440, 960],
      async (page) => {
        // A page without buttons in the menu bar, which an open menu may cover.
        await page.goto(address('fixture', '/layouts/custom'));
        const summary = page
          .locator('[data-part="navbar"] summary:visible')
          .and(page.locator(`[aria-label*="${name}"], :text("${name}")`));
        // Where the bar is narrow, the social links stand behind one button.
        if ((await summary.count()) === 0) return;
        await summary.press('Enter');
        await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(1);
      },
    ],
  ),
  [
    'a page whose pictures can be enlarged',
    [1440, 375],
    async (page) => {
      await page.goto(PICTURES);
      await expectPhase(firstPicture(page), 'closed');
    },
  ],
  [
    'an enlarged picture',
    [1440, 375],
    async (page) => {
      await page.goto(PICTURES);
      await enlarge(firstPicture(page));
    },
  ],
  ...['sandbox', 'zzqqzz', ''].map((query): (typeof OPENED)[number] => [
    `the search for “${query}”`,
    [1440, 375],
    async (page) => {
      await page.goto(address('folders', '/hello'));
      await openSearch(page);
      await field(page).fill(query);
      if (query === '') return;
      const found = query === 'sandbox' ? /pages found/ : /No results/;
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(found);
    },
  ]),
  [
    'the filter that finds nothing',
    [1440, 375],
    async (page) => {
      await page.goto(address('folders', '/api/'));
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByText('No matching API found: zzz')).toBeVisible();
    },
  ],
  [
    'a page that is scrolled',
    [1440, 375],
    async (page) => {
      await page.goto(address('fixture', '/guide/long-page'));
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    },
  ],
  [
    'a page that was copied',
    [1440, 375],
    async (page) => {
      await page.goto(address('fixture', '/guide/a'));
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    },
  ],
  [
    'a block of code that was wrapped and copied',
    [1440, 375],
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(address('fixture', '/markdown/code'));
      await page.getByRole('button', { name: 'Toggle code wrap' }).first().click();
      await page.getByRole('button', { name: 'Copy code' }).first().click();
      await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    },
  ],
  [
    'a page that waits for the next one',
    [1440, 375],
    async (page) => {
      await page.goto(address('fixture', '/guide/a'));
      await page.route('**/guide/b.html', () => undefined);
      await page.locator('[rel="next"]').click();
      await expect(page.locator('#nprogress > div')).toBeVisible();
      await expect(page.getByText('Loading page')).toBeAttached();
    },
  ],
];

/** All rules in the light appearance, those of colours in the dark one. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { only: 'colours' }), 'dark').toEqual([]);
}

for (const [state, widths, open] of OPENED) {
  test(`axe finds nothing in ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [width = 1440, other = 375] = widths;
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expectNoViolations(page);
    await page.setViewportSize({ width: other, height: 800 });
    await open(page);
    expect(await violations(page, { only: 'width' }), `${other}`).toEqual([]);
  });
}

test.describe('at an address without a page', () => {
  test.use({ expectedFaults: /404/ });
  test('axe finds nothing, with suggestions', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address('folders', '/api/lodApp'));
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectNoViolations(page);
  });
});

for (const url of PAGES) {
  test(`axe finds nothing on ${new URL(url).pathname}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 375, height: 900 });
    // Code that a narrow page cuts off can be focused a frame later.
    await letFramesPass(page, 3);
    expect(await violations(page, { only: 'width' }), '375').toEqual([]);
  });
}

test('the first stop of the keyboard skips to the text', async ({ page }) => {
  await page.goto(address('folders', '/hello'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [width, height] of [
  [1440, 700],
  [1024, 700],
  [375, 500],
] as const) {
  test(`the keyboard goes through the bars without moving the page, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('fixture', '/guide/long-page'));
    await page.evaluate(() => window.scrollTo(0, 2000));
    const bar = page.locator('[data-part="navbar"]');
    await bar.getByRole('link').first().focus();
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => window.scrollY)).toBe(2000);
    }
  });
}
