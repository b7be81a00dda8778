import type { Page } from '@playwright/test';
import { expectLive } from '../support/page-at-rest';
import { currentRow, dialog, field, find, openSearch, PAGE, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('in every size of window one button opens one panel, which a press beside it or Cancel closes', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const width of [1440, 1100, 800, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page)).toHaveCount(1);
    const left = () =>
      page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await button(page).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    expect(await left()).toBe(before);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveCount(width <= 640 ? 1 : 0);
    await (width <= 640 ? cancel.click() : page.mouse.click(20, 700));
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);
  }

  await page.setViewportSize({ width: 320, height: 256 });
  await button(page).click();
  await find(page, 'loadApp');
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(currentRow(page)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });

  // With text of twice the size, there is room for what is typed.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { width } = await field(page).evaluate((input) => input.getBoundingClientRect());
  expect(width).toBeGreaterThan(160);
});

test('keys open the panel and Escape returns to what had the focus; in a field a slash is a letter', async ({
  page,
}) => {
  await page.goto(site('/api/'));
  const link = page.getByRole('link', { name: 'Garfish.registerApp', exact: true }).first();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('load');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('ru');
  await filter.press('/');
  await expect(filter).toHaveValue('ru/');
  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(filter).toBeFocused();

  // Before anything is typed, the panel offers what most readers come for.
  await openSearch(page);
  const offered = dialog(page).getByRole('link');
  await expect(offered).toHaveText([
    'Quick start',
    'Nothing renders',
    'Error messages',
    'Options of run',
    'Coming from qiankun',
  ]);
  await page.keyboard.type('l');
  await expect(offered.filter({ hasText: 'Quick start' })).toBeHidden();
  await page.keyboard.press('Backspace');
  await offered.filter({ hasText: 'Error messages' }).click();
  await expect(page).toHaveURL(site('/issues/errors'));
  await expect(dialog(page)).toHaveCount(0);
});

test('the mouse leaves the keys to the rows, and a press that begins in the panel closes nothing', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await find(page, 'sandbox');
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(field(page)).toHaveValue('sandbox');
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

  // Keys of an input method are left to it, and after the panel has closed all keys to the page.
  await find(page, '沙箱');
  await field(page).evaluate((input) => {
    // The second is how Safari ends a composition.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = { key: 'Enter', bubbles: true, cancelable: true, ...sign };
      input.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  });
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(PAGE);

  await openSearch(page);
  await find(page, '沙箱');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site('/guide/concept/sandbox'));
});

test('the page behind neither scrolls nor moves, even where the scroll bar takes room', async ({
  playwright,
}, { project }) => {
  const { launchOptions } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 500 } });
  await page.goto(PAGE);
  const { innerWidth, clientWidth } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(innerWidth).toBeGreaterThan(clientWidth);
  const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await openSearch(page);
  expect(await left()).toBe(before);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 800);
  await find(page, 'garfish');
  await page.mouse.wheel(0, 20_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await browser.close();
});

test('an address with words opens the search with them, until the reader closes it', async ({
  page,
}) => {
  await page.goto(`${PAGE}?sidebar=0&q=preload%20App`);
  await expect(field(page)).toHaveValue('preload App');
  await expect(field(page)).toBeFocused();
  await expect(rows(page).first()).toHaveAttribute('href', '/api/preloadApp?sidebar=0');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${PAGE}?sidebar=0`);
  // The links of the rows go on hiding what the address hides.
  await openSearch(page);
  await find(page, 'Garfish.channel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site('/api/channel?sidebar=0'));
  await page.reload();
  await expectLive(page);
  await expect(dialog(page)).toHaveCount(0);
});
