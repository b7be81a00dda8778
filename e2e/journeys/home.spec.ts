import type { Page } from '@playwright/test';
import { boxOf } from '../support/box-of';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** How many cards of the home page stand in each row, and how many columns of twelve each takes. */
async function rows(page: Page): Promise<number[]> {
  const tops = await page
    .locator('main li[data-span]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test('the home page has one heading, two ways in and three cards, in as many rows as the width needs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site('/'));
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Garfish');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  // They stand again at its end.
  for (const [name, path] of [
    ['Get started', '/guide/quick-start/'],
    ['Quick start', '/guide/quick-start/start'],
  ] as const) {
    const links = main.getByRole('link', { name, exact: true });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      path,
      path,
    ]);
  }
  await expect(
    page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 2 }),
  ).toHaveCount(3);

  // The first screen says what Garfish is, how to install it, and what is known of it.
  for (const name of ['Get started', 'Quick start']) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeInViewport();
  }
  await main.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('npm install garfish');
  for (const [fact, source] of [
    [/^\d+\.\d+\.\d+ on npm, under Apache 2\.0/, /npmjs\.com/],
    [/^\d+ kB/, /what-it-costs$/],
    [/^Since 2018 made at ByteDance/, /web-infra-dev\/garfish/],
    [/^100\+ teams and 400\+ projects at ByteDance/, /juejin\.cn/],
  ] as const) {
    const link = main.getByRole('link', { name: fact });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', source);
  }

  const code = main.locator('figure').filter({ hasText: 'Garfish.run' });
  const items = main.locator('li[data-lines]');
  const shop = main.locator('figure').filter({ hasText: 'localhost:8090/shop' });
  const orders = main.locator('figure').filter({ hasText: 'localhost:8090/orders' });
  const beside = async () => {
    const [text, item, left, right] = await Promise.all([
      boxOf(code),
      boxOf(items.first()),
      boxOf(shop),
      boxOf(orders),
    ]);
    return item.x >= text.right && right.x >= left.right && left.y === right.y;
  };
  expect(await beside()).toBe(true);
  await expect(main.getByRole('img', { name: 'release' })).toHaveCount(2);
  // Every part takes the whole width.
  const widths = await main
    .locator('.prose > :is(div:not([data-heading]), ol)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(new Set(widths)).toEqual(new Set([1200]));
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(beside).toBe(false);

  for (const [width, inRows] of [
    [961, [3]],
    [960, [2, 1]],
    [641, [2, 1]],
    [640, [1, 1, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rows(page), { message: `${width} wide` }).toEqual(inRows);
  }
  // One that has a row of its own fills it.
  await page.setViewportSize({ width: 768, height: 900 });
  const last = await boxOf(page.locator('main li[data-span]').last());
  expect(last.width).toBe(768 - 2 * 20);
});

test('a card takes the part of its row that its columns are of twelve', async ({ page }) => {
  await page.goto(fixture('/'));
  const list = await boxOf(page.locator('main ul:has(> [data-span])'));
  const gap = 24;
  for (const span of [2, 3, 4, 6]) {
    for (const card of await page.locator(`main [data-span="${span}"]`).all()) {
      const share = ((await boxOf(card)).width + gap) / (list.width + gap);
      expect(share, `${span} columns`).toBeCloseTo(span / 12, 2);
    }
    await expect(page.locator(`main [data-span="${span}"]`)).not.toHaveCount(0);
  }
  // A card with a link is one target.
  const card = page.locator('main [data-span]:has(a)').first();
  const target = await card.getByRole('link').getAttribute('href');
  await card.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(new URL(target ?? '', page.url()).href);
});

test('code beside a list marks the lines of the item that is reached, and stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(site('/'));
  const code = page.locator('figure').filter({ hasText: 'Garfish.run' });
  const items = page.locator('main li[data-lines]');
  const reach = (index: number) =>
    items.nth(index).evaluate((item) => {
      scrollBy(0, item.getBoundingClientRect().top - 0.4 * innerHeight + 20);
    });
  for (const [index, marked] of [
    ["const shop = 'http://localhost:8091/';", "const orders = 'http://localhost:8092/';"],
    ["domGetter: '#container',"],
    ["{ name: 'shop', activeWhen: '/shop', entry: shop },"],
    ["{ name: 'orders', activeWhen: '/orders', entry: orders },"],
  ].entries()) {
    await reach(index);
    const lines = code.locator('.line[data-now]');
    await expect(lines).toHaveText(marked);
    for (const line of await lines.all()) await expect(line).toBeInViewport();
    // Its end is the end of the list, with which it scrolls on.
    if (index < 3) await expect(code).toBeInViewport({ ratio: 1 });
  }
  const shadowOfFirst = () =>
    code
      .locator('mark')
      .first()
      .evaluate((line) => getComputedStyle(line).boxShadow);
  expect(await shadowOfFirst()).toBe('none');
  // A phone has no room beside the list: all lines stay marked.
  await page.setViewportSize({ width: 375, height: 700 });
  await expect.poll(shadowOfFirst).not.toBe('none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page looks the same, with all lines marked, the drawing and no button that does nothing', async ({
    page,
    browser,
  }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    const starts: (number | undefined)[] = [];
    for (const one of [page, scripted]) {
      await one.goto(site('/'));
      if (one === scripted) await expect(one.locator('html')).toHaveAttribute('data-ready', '');
      starts.push((await one.locator('main pre').first().boundingBox())?.x);
    }
    await scripted.close();
    expect(starts[0]).toBe(starts[1]);

    const lines = page.locator('figure').filter({ hasText: 'Garfish.run' }).locator('mark');
    await expect(lines).toHaveCount(5);
    for (const line of await lines.all()) await expect(line).not.toHaveCSS('box-shadow', 'none');
    const scene = page.getByRole('region', { name: 'Three apps on one page' });
    await expect(scene.getByRole('img')).toBeVisible();
    await expect(scene.getByRole('button')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in the playground' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('the first heading is the largest, and nothing stands beside the others', async ({
    page,
  }) => {
    await page.goto(site('/'));
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
    const largest = await page.locator('h1').evaluate(sizeOf);
    for (const heading of await page.locator('main [data-heading="2"]').all()) {
      expect(await heading.locator('h2').evaluate(sizeOf)).toBeLessThan(largest);
      await expect(heading.getByRole('link')).toHaveCount(0);
    }
  });
});
