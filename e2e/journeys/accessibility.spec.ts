import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { letFramesPass, resizeTo } from '../support/page-at-rest';
import { field, openSearch } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import { enlarge, firstPicture, PICTURES } from '../support/zoomed-picture';

/** One page of each kind. */
const PAGES = [
  ...['/', '/hello', '/api/', '/api/run', '/api/__meta__', '/blog/', '/blog/architecture'].map(
    (path) => address('folders', path),
  ),
  ...['/guide/long-page', '/layouts/custom', '/zh/guide/a'].map((path) => address('fixture', path)),
  ...['gfm', 'tabs', 'components', 'diagram', 'code-lines', 'callouts', 'image'].map((name) =>
    address('fixture', `/markdown/${name}`),
  ),
  address('fixture', '/guide/a?navbar=0&sidebar=0&outline=0&footer=0'),
];

/** What a reader may have opened: how wide the window is, where, and how. */
const OPENED: [
  state: string,
  width: number,
  url: string,
  open: (page: Page) => Promise<unknown>,
][] = [
  [
    'the navigation screen',
    375,
    address('fixture', '/guide/a'),
    async (page) => {
      await page.locator('[popovertarget="frame-navigation"]').click();
      await expect(page.locator('[inert] main')).toHaveCount(1);
    },
  ],
  [
    'the drawer',
    960,
    address('fixture', '/guide/a'),
    async (page) => {
      await page.locator('[data-part="menu-bar"] [data-opens="sidebar"]').press('Enter');
      await expect(page.locator('[inert] main')).toHaveCount(1);
    },
  ],
  [
    'the drawer that the navigation screen opens',
    375,
    address('folders', '/guide/concept/cache'),
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Pages in this section' }).click();
      // At its beginning, since its head lies over what is scrolled.
      await page.locator('[data-part="sidebar"]').evaluate((box) => box.scrollTo(0, 0));
    },
  ],
  [
    'the panel of the outline',
    375,
    address('fixture', '/guide/long-page'),
    async (page) => {
      await page.locator('[data-opens="outline"]').press('Enter');
      await expect(page.locator('#frame-outline')).toBeVisible();
    },
  ],
  [
    'the menu of a page',
    1440,
    // A page without buttons under the menu, which it would cover.
    address('folders', '/blog/architecture'),
    (page) => page.locator('[data-part="page-menu"] > summary').press('Enter'),
  ],
  ...['Version', 'More links', 'Fixture on Discord'].map((name): (typeof OPENED)[number] => [
    `the menu “${name}”`,
    1440,
    // A page without buttons in the menu bar, which an open menu may cover.
    address('fixture', '/layouts/custom'),
    async (page) => {
      await page
        .locator(`summary:is([aria-label="${name}"], :has-text("${name}")):visible`)
        .press('Enter');
      await expect(page.locator('[data-part="navbar"] details[open]')).toHaveCount(1);
    },
  ]),
  ['an enlarged picture', 1440, PICTURES, (page) => enlarge(firstPicture(page))],
  ...['sandbox', 'zzqqzz', ''].flatMap((query) =>
    [1440, 375].map((width): (typeof OPENED)[number] => [
      `the search for “${query}”, ${width} wide,`,
      width,
      address('folders', '/hello'),
      async (page) => {
        await openSearch(page);
        await field(page).fill(query);
        if (query === '') return;
        const results = query === 'sandbox' ? /pages found/ : /No results/;
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(results);
      },
    ]),
  ),
  [
    'the filter that finds nothing',
    1440,
    address('folders', '/api/'),
    async (page) => {
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByText('No matching API found: zzz')).toBeVisible();
    },
  ],
  [
    'a list of entries that is filtered',
    1440,
    address('folders', '/issues/errors'),
    async (page) => {
      await page.getByLabel('Paste your message').fill('is already registered');
      await expect(page.getByRole('status').first()).toHaveText('1 entry');
    },
  ],
  [
    'code that is read beside a list',
    1440,
    address('folders', '/'),
    async (page) => {
      await page.locator('main li[data-lines]').last().scrollIntoViewIfNeeded();
      await expect(page.locator('.line[data-now]')).not.toHaveCount(0);
    },
  ],
  [
    'details that are open',
    1440,
    address('fixture', '/markdown/callouts'),
    async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  ],
  [
    'a page that is scrolled and was copied',
    375,
    address('fixture', '/guide/long-page'),
    async (page) => {
      await page.getByRole('button', { name: 'Copy page' }).click();
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    },
  ],
  [
    'a block of code that was wrapped and copied',
    1440,
    address('fixture', '/markdown/code'),
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Toggle code wrap' }).first().click();
      await page.getByRole('button', { name: 'Copy code' }).first().click();
      await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    },
  ],
  [
    'a page that waits for the next one',
    1440,
    address('fixture', '/guide/a'),
    async (page) => {
      await page.route('**/guide/b.html', () => undefined);
      await page.locator('[rel="next"]').click();
      await expect(page.locator('#nprogress > div')).toBeVisible();
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

test.use({ reducedMotion: 'reduce' });

for (const [state, width, url, open] of OPENED) {
  test(`axe finds nothing in ${state}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    await open(page);
    await expectNoViolations(page);
  });
}

test.describe('at an address without a page', () => {
  test.use({ expectedFaults: /404/ });
  test('axe finds nothing, with suggestions', async ({ page }) => {
    await page.goto(address('folders', '/api/lodApp'));
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectNoViolations(page);
  });
});

for (const url of PAGES) {
  test(`axe finds nothing on ${new URL(url).pathname}`, async ({ page }) => {
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

test('the keyboard goes through the bars without moving the page', async ({ page }) => {
  await page.goto(address('fixture', '/guide/long-page'));
  for (const [width, height] of [
    [1440, 700],
    [1024, 700],
    [375, 500],
  ] as const) {
    await resizeTo(page, width, height);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.locator('[data-part="navbar"]').getByRole('link').first().focus();
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => window.scrollY), `${width} wide`).toBe(2000);
    }
  }
});
