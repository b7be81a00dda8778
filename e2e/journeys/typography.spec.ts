import { holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Pages with and without sidebar, outline and wide parts; one hides its sidebar. */
const PAGES = [
  '/guide/concept/cache',
  '/api/',
  '/api/run',
  '/guide/advance/versions',
  '/hello',
  '/blog/',
];

for (const width of [1504, 1440, 1281, 1100, 768, 375]) {
  test(`the article begins at the same place on every page that is ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const places: number[] = [];
    for (const path of PAGES) {
      await page.goto(address('folders', path));
      places.push((await page.locator('main h1').boundingBox())?.x ?? -1);
    }
    expect(places).toEqual(PAGES.map(() => places[0]));
  });
}

test('the first paragraph of an article is as large as that of a page', async ({ page }) => {
  const sizes: string[] = [];
  for (const path of ['/guide/concept/cache', '/blog/hmr']) {
    await page.goto(address('folders', path));
    const first = page.locator('article > p:not([class])').first();
    sizes.push(await first.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect(sizes).toEqual(['19px', '19px']);
});

test('text, lists, tables and steps end at one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/guide/concept/cache', '/guide/quick-start/start', '/api/registerApp']) {
    await page.goto(address('folders', path));
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
  await page.goto(address('folders', '/guide/concept/cache'), { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px figtree'))).toBe(false);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px figtree'))).toBe(true);
  expect(fonts).toHaveLength(1);
  // A word may still change its line; 0.1 is what readers notice.
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.1);
});

test('the head of a long table stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(address('folders', '/api/registerApp'));
  const table = page.locator('main table').first();
  await expect(table.locator('..')).not.toHaveAttribute('tabindex');
  await expect(table.locator('th').first()).toHaveCSS('position', 'sticky');
  await table
    .locator('tr')
    .last()
    .evaluate((row) => {
      window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 130);
    });
  const top = async () => (await table.locator('th').first().boundingBox())?.y;
  await expect.poll(top).toBe(72);
});

test('a sub-app never breaks at its hyphen, and is copied as it was typed', async ({ page }) => {
  await page.goto(address('folders', '/guide/concept/sandbox'));
  const word = page.locator('article [data-whole]').first();
  await expect(word).toHaveText('sub-app');
  const broken = await page
    .locator('article [data-whole]')
    .evaluateAll((words) => words.filter((each) => each.getClientRects().length > 1).length);
  expect(broken).toBe(0);
});

test('the title of details keeps the spaces around a sub-app', async ({ page }) => {
  await page.goto(address('folders', '/guide/quick-start/tutorial'));
  const word = page.locator('summary [data-whole]').first();
  const gap = await word.evaluate((element) => {
    const before = document.createRange();
    before.selectNodeContents(element.previousSibling as Text);
    return element.getBoundingClientRect().left - before.getBoundingClientRect().right;
  });
  expect(Math.round(gap)).toBe(0);
});

test('a title beside the button that copies the page fills its lines evenly', async ({ page }) => {
  await page.goto(address('folders', '/guide/advance/versions'));
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
  await page.goto(address('folders', '/api/run'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const bar = page.locator('[data-part="menu-bar"]');
  const [below, above] = await bar.evaluate((element) => {
    const room = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    const taken = words.getBoundingClientRect();
    return [room.bottom - taken.bottom, taken.top - room.top];
  });
  expect(below).toBeGreaterThanOrEqual(0);
  expect(above).toBeGreaterThanOrEqual(0);
});
