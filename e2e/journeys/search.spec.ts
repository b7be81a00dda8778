import type { Page } from '@playwright/test';
import { expectLive } from '../support/page-at-rest';
import { currentRow, field, find, openSearch, rows } from '../support/search-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const RUN = address('folders', '/api/getGlobal');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

for (const width of [1440, 1100, 800, 375]) {
  test(`there is one button and one panel, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(RUN);
    await expect(button(page)).toHaveCount(1);
    await button(page).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(width <= 640 ? 1 : 0);
  });
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the panel; Escape returns to what had the focus`, async ({ page }) => {
    await page.goto(RUN);
    await expectLive(page);
    const link = page.getByRole('link', { name: 'Garfish.registerApp', exact: true }).first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('load');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await openSearch(page);
    await expect(field(page)).toHaveValue('');
  });
}

test('the shortcut closes it again, and works while the filter of the overview has the focus', async ({
  page,
}) => {
  await page.goto(address('folders', '/api/'));
  await page.getByRole('searchbox', { name: 'Filter' }).fill('ru');
  await page.getByRole('searchbox', { name: 'Filter' }).press('/');
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('ru/');
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeFocused();
});

test('a press beside the panel closes it, and Cancel does on a small screen', async ({ page }) => {
  await page.goto(RUN);
  await button(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(RUN);
  await page.setViewportSize({ width: 375, height: 700 });
  await button(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a press that begins in the panel closes nothing, wherever it ends', async ({ page }) => {
  await page.goto(RUN);
  await openSearch(page);
  await field(page).fill('sandbox');
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(field(page)).toHaveValue('sandbox');
});

test('the mouse leaves the keys to the rows', async ({ page, context }) => {
  await page.goto(RUN);
  await openSearch(page);
  await find(page, 'sandbox');
  await dialog(page).getByRole('tab', { name: /^API/ }).click();
  await expect(field(page)).toBeFocused();
  await expect(currentRow(page)).toHaveAttribute('href', /^\/api\//);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    rows(page)
      .nth(1)
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.close();
  await page.keyboard.press('End');
  await page.keyboard.type(' options');
  await expect(field(page)).toHaveValue('sandbox options');
});

test('the page behind neither scrolls nor moves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(RUN);
  await expectStill(page);
});

test('nor does it where the scroll bar takes room', async ({ playwright }, { project }) => {
  const { launchOptions } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 500 } });
  await page.goto(RUN);
  const { innerWidth, clientWidth } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(innerWidth).toBeGreaterThan(clientWidth);
  await expectStill(page);
  await browser.close();
});

async function expectStill(page: Page): Promise<void> {
  const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await openSearch(page);
  expect(await left()).toBe(before);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 800);
  await find(page, 'garfish');
  await page.mouse.wheel(0, 20_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test('Enter and arrows do nothing once the panel is closed', async ({ page }) => {
  await page.goto(RUN);
  await openSearch(page);
  await find(page, 'sandbox');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(RUN);
});

test('a key that belongs to an input method is left to it', async ({ page }) => {
  await page.goto(RUN);
  await openSearch(page);
  await find(page, '沙箱');
  await field(page).evaluate((input) => {
    const event = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    input.dispatchEvent(new KeyboardEvent('keydown', event));
  });
  await expect(dialog(page)).toHaveCount(1);
  await expect(page).toHaveURL(RUN);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('folders', '/guide/concept/sandbox'));
});

test('in a window of 320 by 256 it can be used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(RUN);
  await button(page).click();
  await find(page, 'loadApp');
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(currentRow(page)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
});

test('links of the rows go on hiding what the address hides', async ({ page }) => {
  await page.goto(`${RUN}?sidebar=0`);
  await openSearch(page);
  await find(page, 'Garfish.channel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('folders', '/api/channel?sidebar=0'));
});

test.describe('when the script of the panel cannot be had', () => {
  test.use({ expectedFaults: /ERR_FAILED|ChunkLoadError|Failed to load/ });

  test('the reader is told so, and a later press opens it', async ({ page }) => {
    let isBroken = true;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      const isPanel = (await response.text()).includes('aria-activedescendant');
      await (isPanel && isBroken ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(RUN);
    await button(page).click();
    await expect(page.getByText('Search is unavailable.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    isBroken = false;
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('Search is unavailable.')).toHaveCount(0);
  });
});

test.describe('on the page of a missing address', () => {
  test.use({ expectedFaults: /404/ });

  test('a button opens the search', async ({ page }) => {
    await page.goto(address('folders', '/nowhere'));
    await expectLive(page);
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await expect(field(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no search is offered', async ({ page }) => {
    await page.goto(RUN);
    await expect(button(page)).toHaveCount(0);
  });
});
