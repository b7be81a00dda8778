import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const HOME = address('folders', '/');
const PAGE = address('folders', '/guide/concept/cache');
const START = address('folders', '/guide/quick-start/start');

const offer = (page: Page) => page.getByRole('complementary', { name: 'Continue with' });

/** The room above and below its words is no part of them, so its middle is what must be clear of other words. */
async function expectNothingBelow(page: Page): Promise<void> {
  const { top, bottom } = await offer(page).evaluate((box) => box.getBoundingClientRect());
  const words = await page.locator('main :is(h1, p, a, button, li)').evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      return box.height > 1 ? box.top : Number.POSITIVE_INFINITY;
    }),
  );
  expect(Math.min(...words)).toBeGreaterThanOrEqual((top + bottom) / 2);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-reading'));

test('the home page offers to go on where reading stopped; nothing moves, and nothing is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(HOME) || request.postData()) asked.push(request.url());
  });
  await page.goto(HOME);
  await expect(offer(page)).toHaveCount(0);
  await page.goto(PAGE);
  await page.locator('main h2').nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => stored(page)).toContain('#');
  const { last } = JSON.parse((await stored(page)) ?? '');

  await page.goto(HOME);
  // It comes by itself and lies over nothing.
  await expect(offer(page)).toBeVisible();
  await expectNothingBelow(page);
  await page.evaluate(() => {
    const moved: Element[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => moved.push(...(list.getEntries() as never[]))).observe({
      type: 'layout-shift',
    });
  });
  const link = offer(page).getByRole('link');
  await expect(link).toHaveText(last.title);
  expect(last.title).toMatch(/^Cache › ./);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { moved: [] }).moved)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(address('folders', last.link));
  await expect(offer(page)).toHaveCount(0);

  await page.goto(HOME);
  await offer(page).getByRole('button', { name: 'Do not continue' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ read: [] });
  expect(asked).toEqual([]);
});

test('on a phone with text of twice the size, the offer lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(PAGE);
  await page.mouse.wheel(0, 2400);
  await expect.poll(() => stored(page)).toContain('#');
  await page.goto(HOME);
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNothingBelow(page);
});

test('pages that were read to their end are marked, steps stay ticked, and one button forgets both', async ({
  page,
}) => {
  await page.goto(PAGE);
  const read = page.locator('[data-part="sidebar"] a[data-read]');
  await expect.poll(() => stored(page)).toContain('Cache');
  await expect(read).toHaveCount(0);
  await readToEnd(page);
  await expect(read).toHaveText(['Cache']);
  await expect(read).toHaveAttribute('title', 'You have read this page');
  await page.goto(START);
  await expect.poll(() => stored(page)).toContain('Quick start');
  await expect(read).toHaveText(['Cache']);

  const step = page.getByRole('checkbox', { name: 'Done: Write the sub-app' });
  const text = page.getByRole('heading', { name: 'Write the sub-app' });
  const place = () =>
    text.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await step.check();
  expect(await place()).toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(step).toBeChecked();
  await expect(page.locator('main input:checked')).toHaveCount(1);

  await page.getByRole('button', { name: 'Clear reading history' }).click();
  await expect(page.getByRole('button', { name: 'Nothing is remembered' })).toBeVisible();
  await expect(step).not.toBeChecked();
  await expect(read).toHaveCount(0);
  await expect(page.getByTitle('You have read this page')).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  // The page itself comes back only when the reader does.
  await page.mouse.wheel(0, -2000);
  await page.getByRole('link', { name: 'Environment variables' }).first().click();
  await expect(page).toHaveURL(/\/env$/);
  await readToEnd(page);
  await expect(read).toHaveText(['Environment variables']);
});

test('the number of a step is what ticks it, also by the keyboard and before anything else', async ({
  page,
}) => {
  await page.goto(START);
  const step = page.getByRole('checkbox', { name: 'Done: Make the folders' });
  await expect(step).toHaveCount(1);
  await step.focus();
  await page.keyboard.press('Space');
  await expect(step).toBeChecked();
  const box = await step.boundingBox();
  const heading = await page.getByRole('heading', { name: 'Make the folders' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  expect(box?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(page.locator('main input[type="checkbox"]')).toHaveCount(
    await page.locator('[data-steps] > [data-heading="3"]').count(),
  );
});

function readToEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}
