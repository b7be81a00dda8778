import type { Page } from '@playwright/test';
import { holdRequests, resizeTo } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Pages with and without sidebar, outline and wide parts; one hides its sidebar. */
const PAGES = [
  '/guide/concept/cache',
  '/api/',
  '/api/registerApp',
  '/guide/advance/versions',
  '/hello',
  '/blog/',
];
const WIDTHS = [1504, 1440, 1281, 1100, 768, 375];

test('on every page titles begin at one x, texts end at one line, and the title, the head of a long table and the menu bar have their room', async ({
  page,
}) => {
  const starts: (number | undefined)[][] = [];
  for (const path of PAGES) {
    await page.goto(site(path));
    const ofPage: (number | undefined)[] = [];
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      ofPage.push((await page.locator('main h1').boundingBox())?.x);
    }
    starts.push(ofPage);
    await CHECKS[path]?.(page);
  }
  expect(starts).toEqual(PAGES.map(() => starts[0]));

  await page.goto(site('/guide/quick-start/start'));
  await expectOneEnd(page);
  await page.goto(site('/blog/sourcemap'));
  await expectLargeBeginning(page);
});

/** What else is looked at on a page, while it is open; the window is that of a phone. */
const CHECKS: Partial<Record<string, (page: Page) => Promise<void>>> = {
  '/guide/concept/cache': async (page) => {
    await expectOneEnd(page);
    await expectLargeBeginning(page);
  },
  '/api/registerApp': async (page) => {
    await expectOneEnd(page);
    await resizeTo(page, 1440, 700);
    const table = page.locator('main table').first();
    await expect(table.locator('..')).not.toHaveAttribute('tabindex');
    await table
      .locator('tr')
      .last()
      .evaluate((row) => {
        window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 130);
      });
    await expect.poll(async () => (await table.locator('th').first().boundingBox())?.y).toBe(72);

    // With text of twice the size, the menu bar of a phone shows all of its words.
    await resizeTo(page, 375);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const rooms = await page.locator('[data-part="menu-bar"]').evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(bar);
      const words = range.getBoundingClientRect();
      return [words.top - box.top, box.bottom - words.bottom];
    });
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
  },
  '/guide/advance/versions': async (page) => {
    // A title beside the button that copies the page fills its lines evenly.
    await resizeTo(page, 1440);
    const lines = await page.locator('h1').evaluate((heading) => {
      const words = document.createRange();
      words.setStart(heading.firstChild as Text, 0);
      words.setEnd(heading.firstChild as Text, 'What changed'.length);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  },
};

/** Articles begin with a large paragraph. */
async function expectLargeBeginning(page: Page): Promise<void> {
  await expect(page.locator('article > p:not([class])').first()).toHaveCSS('font-size', '19px');
}

/** Texts, lists, tables and steps end at one line. */
async function expectOneEnd(page: Page): Promise<void> {
  await resizeTo(page, 1440);
  const ends = await page
    .locator(
      'article :is(.prose > *, [data-steps] > *):is(p, ul:not([data-facts]), ol, figure, div)',
    )
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => Math.round(part.getBoundingClientRect().right)),
    );
  expect(new Set(ends).size).toBe(1);
}

test('one font comes after the text, and hardly anything moves when it does', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as { value?: number }).value ?? 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdRequests(page, '**/*.woff2');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(site('/guide/concept/cache'), { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px "Site text"'))).toBe(false);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Site text"'))).toBe(true);
  expect(fonts).toHaveLength(1);
  // A word may still change its line; 0.1 is what readers notice.
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.1);
});

test('a summary keeps the spaces around a sub-app', async ({ page }) => {
  await page.goto(site('/guide/quick-start/tutorial'));
  const gap = await page
    .locator('summary [data-whole]')
    .first()
    .evaluate((element) => {
      const before = document.createRange();
      before.selectNodeContents(element.previousSibling as Text);
      return element.getBoundingClientRect().left - before.getBoundingClientRect().right;
    });
  expect(Math.round(gap)).toBe(0);
});
