import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/guide/concept/cache');
const card = (page: Page) => page.getByRole('tooltip');
const term = (page: Page) => page.locator('article a[data-term]').first();

test('nothing is loaded for cards until the pointer comes near a link', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await term(page).scrollIntoViewIfNeeded();
  expect(asked.filter((url) => /hover|card/.test(url))).toEqual([]);
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/static/hover-cards.json'))).toHaveLength(1);
});

test('a term shows its meaning under the pointer and on focus, until Escape', async ({ page }) => {
  await page.goto(PAGE);
  await term(page).hover();
  await expect(card(page)).toContainText('.');
  expect(await term(page).getAttribute('aria-describedby')).toBe(
    await card(page).getAttribute('id'),
  );
  // The pointer may move onto the card.
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await violations(page, { within: '[data-part=hover-card]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let presses = 0; presses < 80 && (await card(page).count()) === 0; presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(card(page)).toBeVisible();
  const box = await card(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('a card goes when the pointer moves on to a link that has none', async ({ page }) => {
  await page.goto(address('folders', '/api/run'));
  await page.locator('article a[data-term]', { hasText: 'host' }).first().hover();
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: 'hosts other apps' }).hover();
  await expect(card(page)).toHaveCount(0);
});

test('a link to the API shows how it is called; the press follows it', async ({ page }) => {
  await page.goto(PAGE);
  const link = page.locator('article a[href="/api/loadApp"]').first();
  await link.hover();
  await expect(card(page).locator('code').first()).toContainText('loadApp');
  await link.click();
  await expect(page).toHaveURL(address('folders', '/api/loadApp'));
  await expect(card(page)).toHaveCount(0);
});

test('the glossary has each term, to which its card leads', async ({ page }) => {
  await page.goto(PAGE);
  const href = (await term(page).getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/guide\/glossary#/);
  await term(page).click();
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test.describe('where the cards cannot be had', () => {
  test.use({ expectedFaults: /hover-cards/ });

  test('links work as ever', async ({ page }) => {
    await page.route('**/static/hover-cards.json', (route) => route.abort());
    await page.goto(PAGE);
    const failed = page.waitForEvent('requestfailed');
    await term(page).hover();
    await failed;
    await expect(card(page)).toHaveCount(0);
    await term(page).click();
    await expect(page).toHaveURL(/glossary/);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

  test('the first tap on a term shows its card, the next one follows it', async ({ page }) => {
    await page.goto(PAGE);
    await term(page).scrollIntoViewIfNeeded();
    await term(page).tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    const box = await card(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    await term(page).tap();
    await expect(page).toHaveURL(/glossary#/);
  });

  test('a long press on a link to the API shows how it is called and does not follow it; a tap does', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const link = page.locator('article a[href="/api/loadApp"]').first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const finger = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
    await expect(card(page).locator('code').first()).toContainText('loadApp');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await link.tap();
    await expect(page).toHaveURL(address('folders', '/api/loadApp'));
  });

  test('a press elsewhere takes the card away', async ({ page }) => {
    await page.goto(PAGE);
    await term(page).tap();
    await expect(card(page)).toBeVisible();
    await page.locator('article h1').tap();
    await expect(card(page)).toHaveCount(0);
  });
});
