import { holdRequests, resizeTo } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const site = (path: string) => address('folders', path);

/** Pages with and without sidebar, outline and wide parts; one hides its sidebar. */
const PAGES = [
  '/guide/concept/cache',
  '/api/',
  '/api/run',
  '/guide/advance/versions',
  '/hello',
  '/blog/',
];
const WIDTHS = [1504, 1440, 1281, 1100, 768, 375];

test('the title begins at the same x on every page, however wide the window is', async ({
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
  }
  expect(starts).toEqual(PAGES.map(() => starts[0]));
});

test('text, lists, tables and steps end at one line, and begin with a large paragraph', async ({
  page,
}) => {
  for (const path of ['/guide/concept/cache', '/guide/quick-start/start', '/api/registerApp']) {
    await page.goto(site(path));
    const ends = await page
      .locator(
        'article :is(.prose > *, [data-steps] > *):is(p, ul:not([data-facts]), ol, figure, div)',
      )
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => Math.round(part.getBoundingClientRect().right)),
      );
    expect(new Set(ends).size, path).toBe(1);
  }
  for (const path of ['/guide/concept/cache', '/blog/hmr']) {
    await page.goto(site(path));
    const first = page.locator('article > p:not([class])').first();
    await expect(first, path).toHaveCSS('font-size', '19px');
  }
});

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

test('the head of a long table stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(site('/api/registerApp'));
  const table = page.locator('main table').first();
  await expect(table.locator('..')).not.toHaveAttribute('tabindex');
  await table
    .locator('tr')
    .last()
    .evaluate((row) => {
      window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 130);
    });
  await expect.poll(async () => (await table.locator('th').first().boundingBox())?.y).toBe(72);
});

test('a sub-app never breaks at its hyphen, and keeps the spaces around it in a summary', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/sandbox'));
  const words = page.locator('article [data-whole]');
  await expect(words.first()).toHaveText('sub-app');
  const lines = await words.evaluateAll((all) => all.map((word) => word.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));

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

test('a title beside the button that copies the page fills its lines evenly', async ({ page }) => {
  await page.goto(site('/guide/advance/versions'));
  const lines = await page.locator('h1').evaluate((heading) => {
    const words = document.createRange();
    words.setStart(heading.firstChild as Text, 0);
    words.setEnd(heading.firstChild as Text, 'What changed'.length);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('with text of twice the size, the menu bar of a phone shows all of its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(site('/api/run'));
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
});
