import type { Route } from '@playwright/test';
import { expectLive } from '../support/page-at-rest';
import {
  announcement,
  bar,
  heading,
  hold,
  open,
  push,
  recordBars,
  recordedBars,
  sidebarLink,
} from '../support/progress-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Time in the page stands still and goes on by `clock.runFor` alone: no busy machine is too slow. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  // Without a network, a press first asks whether the host is there, and the time would go on meanwhile.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await recordBars(page);
});

test('a slow page: the bar comes after 200 ms and goes within a second of the arrival', async ({
  page,
}) => {
  await open(page, '/guide/a');
  const arrive = await hold(page, '/guide/b.txt');
  await sidebarLink(page, '/guide/b').click();
  await page.clock.runFor(150);
  await expect(bar(page)).toHaveCount(0);
  await expect(announcement(page)).toHaveCount(0);

  await page.clock.runFor(100);
  await expect(bar(page)).toBeVisible();
  await expect(announcement(page)).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(bar(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('Page B');

  arrive();
  await expect(heading(page)).toHaveText('Page B');
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('a fast page: there is no bar, not for a moment', async ({ page }) => {
  await open(page, '/guide/a');
  await sidebarLink(page, '/guide/b').click();
  await expect(heading(page)).toHaveText('Page B');
  await page.goBack();
  await expect(heading(page)).toHaveText('Page A');
  await page.clock.runFor(5000);
  expect(await recordedBars(page)).toEqual([]);
});

for (const [name, path, link] of [
  ['the previous and next links', '/guide/a', 'nav a[rel="next"]'],
  ['a card of a landing page', '/section/__meta__', 'main li a'],
  ['a heading in an overview', '/reference/', 'main ul a[href*="#"]'],
  ['a button of the home page', '/', 'main a'],
  ['the top bar', '/guide/a', '[data-part="navbar"] nav a[href*="/reference/"]'],
] as const) {
  test(`${name} show it, too`, async ({ page }) => {
    await open(page, path);
    const arrive = await hold(page, '/**/*.txt');
    await page.locator(link).first().click();
    await page.clock.runFor(250);
    await expect(bar(page)).toBeVisible();
    arrive();
    await expect(announcement(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(address('fixture', path));
  });
}

test('so does a script that leads to a page', async ({ page }) => {
  await open(page, '/guide/a');
  const arrive = await hold(page, '/guide/b.txt');
  await push(page, '/guide/b#details');
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  arrive();
  await expect(heading(page)).toHaveText('Page B');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('so do Back and Forward, when the pages have to be loaded again', async ({ page, watch }) => {
  await open(page, '/guide/');
  await page.locator('[data-part="navbar"] nav a[href$="/reference/"]').first().click();
  await expect(heading(page)).toHaveText('Reference');
  await page.reload();
  await expectLive(page);
  const arrive = await hold(page, '/**/*.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address('fixture', '/guide/'));
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  arrive();
  await expect(heading(page)).toHaveText('Guide');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  expect(watch.loads).toHaveLength(2);
});

test('turning back ends it', async ({ page }) => {
  await open(page, '/guide/a');
  await sidebarLink(page, '/guide/b').click();
  await expect(heading(page)).toHaveText('Page B');
  await hold(page, '/guide/long-page.txt');
  await sidebarLink(page, '/guide/long-page').click();
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Page A');
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('of two pages that are asked for it waits for the last', async ({ page }) => {
  await open(page, '/guide/a');
  const arriveFirst = await hold(page, '/guide/b.txt');
  const arriveLast = await hold(page, '/guide/long-page.txt');
  await sidebarLink(page, '/guide/b').click();
  await page.clock.runFor(100);
  await sidebarLink(page, '/guide/long-page').click();
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  const answered = page.waitForResponse(/guide\/b\.txt/);
  arriveFirst();
  await answered;
  await page.clock.runFor(1000);
  await expect(bar(page)).toBeVisible();
  arriveLast();
  await expect(heading(page)).toHaveText('Long page');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  expect(await recordedBars(page)).toEqual(['in', 'out']);
});

test('a bar that comes while another one goes stays', async ({ page }) => {
  await open(page, '/guide/a');
  const arriveFirst = await hold(page, '/guide/b.txt');
  const arriveLast = await hold(page, '/guide/long-page.txt');
  await sidebarLink(page, '/guide/b').click();
  await page.clock.runFor(250);
  arriveFirst();
  await expect(heading(page)).toHaveText('Page B');
  await sidebarLink(page, '/guide/long-page').click();
  // The library takes the first bar away and puts a new one in when it moves on.
  await page.clock.runFor(2000);
  await expect(bar(page)).toBeVisible();
  arriveLast();
  await expect(heading(page)).toHaveText('Long page');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('a link to the page that shows ends it, too', async ({ page }) => {
  await open(page, '/guide/a');
  const arrive = await hold(page, '/**/*.txt');
  await sidebarLink(page, '/guide/a').click();
  await page.clock.runFor(1000);
  arrive();
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Page A');
});

test('a place on the page is no other page', async ({ page }) => {
  await open(page, '/guide/a');
  await hold(page, '/**/*.txt');
  await page.locator('[data-part="outline"] a').last().click();
  await page.clock.runFor(1000);
  await push(page, '/guide/a#details');
  await page.clock.runFor(1000);
  expect(await recordedBars(page)).toEqual([]);
});

test.describe('where the page cannot be had in parts', () => {
  test.use({ expectedFaults: /500|ERR_FAILED|Failed to fetch/ });

  const FAILURES: Record<string, (route: Route) => Promise<void>> = {
    'the server fails': (route) => route.fulfill({ status: 500 }),
    'the answer is no payload': (route) => route.fulfill({ body: '<!doctype html>' }),
    'there is no answer': (route) => route.abort(),
  };
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`it is loaded as a whole, and no bar stays: ${name}`, async ({ page, watch }) => {
      await open(page, '/guide/a');
      const giveUp = await hold(page, '/guide/b.txt', fail);
      await sidebarLink(page, '/guide/b').click();
      await page.clock.runFor(250);
      await expect(bar(page)).toBeVisible();
      giveUp();
      await expect(heading(page)).toHaveText('Page B');
      await expect(page).toHaveURL(address('fixture', '/guide/b'));
      await expect(bar(page)).toHaveCount(0);
      expect(watch.loads).toHaveLength(4);
    });
  }
});

test('it moves nothing, and stands still for readers who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/guide/a');
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: (entry as PerformanceEntry & { value: number }).value });
      }
    }).observe({ type: 'layout-shift' });
  });
  await hold(page, '/guide/b.txt');
  await sidebarLink(page, '/guide/b').click();
  await page.clock.runFor(250);
  await expect(bar(page)).toBeInViewport();
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 });
  const [ground, moving] = await bar(page).evaluate((element) =>
    [element, element.firstElementChild ?? element].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  expect(ground).toBe(moving);
  expect(await page.evaluate(() => 'shift' in window && window.shift)).toBe(0);
});
