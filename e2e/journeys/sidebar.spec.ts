import type { Locator, Page } from '@playwright/test';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const sidebar = (page: Page) => page.locator('[data-part="sidebar"]');

const group = (page: Page, name: string) =>
  sidebar(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });

const isOpen = (fold: Locator) => fold.evaluate((element) => element.hasAttribute('open'));

test('all four kinds of items are there; a group folds by mouse and keyboard', async ({
  page,
  watch,
}) => {
  await page.goto(fixture('/guide/a'));
  const loads = watch.loads.length;
  const items = sidebar(page).locator(':scope > nav > ul > li');
  await expect(items).toHaveCount(12);
  await expect(items.nth(2)).toHaveText('Page B by its labelnew');
  // A header leads nowhere.
  await expect(items.nth(3)).toHaveText('Longer readingslow');
  await expect(items.nth(3).getByRole('link')).toHaveCount(0);
  await expect(items.filter({ has: page.locator('details') })).toHaveCount(3);
  const titled = items.nth(8).getByRole('link').first();
  await expect(titled).toHaveAttribute('href', '/base/guide/topic/');
  await expect(items.filter({ hasText: 'Fixed group' }).getByRole('link')).toBeVisible();
  await expect(items.last().getByRole('link')).toHaveAccessibleDescription('(opens another site)');

  const fold = group(page, 'Nested groups');
  const name = fold.locator('summary').first();
  const inside = fold.getByRole('link').first();
  await expect(inside).toBeVisible();
  await name.click();
  await expect(inside).toBeHidden();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Space');
  await expect(inside).toBeHidden();
  // What is folded away is no stop of the keyboard.
  await page.keyboard.press('Tab');
  expect(await fold.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  // A group that starts folded opens with its page, and stays as the reader left it.
  const folded = group(page, 'Folded group');
  const nested = group(page, 'Nested groups');
  expect(await isOpen(folded)).toBe(false);
  await expect.poll(() => isOpen(nested.first())).toBe(false);

  await page.goto(fixture('/guide/folded/first-inside'));
  await expect.poll(() => isOpen(folded)).toBe(true);
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();

  // Softly: the other groups stay as they are, and the one of the page opens.
  await folded.locator('summary').click();
  await nested.first().locator('summary').first().click();
  await sidebar(page).getByRole('link', { name: 'Page B' }).click();
  await expect(page).toHaveURL(fixture('/guide/b'));
  expect(await isOpen(folded)).toBe(false);
  expect(await isOpen(nested.first())).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(fixture('/guide/folded/first-inside'));
  await expect.poll(() => isOpen(folded)).toBe(true);
  expect(await isOpen(nested.first())).toBe(false);
  expect(watch.loads.length).toBeGreaterThan(loads);

  // In a low window the sidebar shows its current item, and keeps its place from page to page.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(fixture('/guide/fixed/always-visible'));
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const place = () => sidebar(page).evaluate((element) => element.scrollTop);
  expect(await place()).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const before = await place();
  const neighbour = sidebar(page).getByRole('link', { name: 'Part two' });
  await neighbour.click();
  await expect(current).toHaveText('Part two');
  expect(await place()).toBe(before);
});

test('the drawer opens and closes in every way', async ({ page }) => {
  // What moves would be waited for each time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto(fixture('/guide/long-page'));
  const button = page.locator('[data-part="menu-bar"] [data-opens="sidebar"]');
  // The page behind the drawer does not scroll.
  await button.press('Enter');
  await expect(sidebar(page)).toBeVisible();
  // A wheel that turns while the drawer still opens may move nothing, so it turns until the end is reached.
  await expect(async () => {
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 5000);
    await page.mouse.move(790, 300);
    await page.mouse.wheel(0, 500);
    const rest = await sidebar(page).evaluate(
      (el) => el.scrollHeight - el.clientHeight - el.scrollTop,
    );
    expect(rest).toBeLessThan(2);
  }).toPass({ timeout: 20_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();

  await page.setViewportSize({ width: 375, height: 700 });
  const current = sidebar(page).locator('[aria-current="page"]');
  const sections = sidebar(page).getByRole('navigation', { name: 'Main', exact: true });
  const closings: [() => Promise<unknown>, { path?: string; follows?: true }?][] = [
    [() => page.keyboard.press('Escape')],
    [() => sidebar(page).getByRole('button', { name: 'Close menu' }).click()],
    [() => page.mouse.click(365, 500)],
    [() => current.click(), { follows: true }],
    [
      () => sidebar(page).getByRole('link', { name: 'Page B' }).click(),
      { path: '/guide/b', follows: true },
    ],
    [() => page.goBack(), { follows: true }],
  ];
  for (const [close, { path = '/guide/long-page', follows } = {}] of closings) {
    await button.press('Enter');
    await expect(current).toBeInViewport();
    await expect(sections).toBeVisible();
    await close();
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL(fixture(path));
    // A page closes the drawer when it shows, and would close the next one if it came later.
    if (follows) await expect(page.locator('#frame-content')).toBeFocused();
  }
});
