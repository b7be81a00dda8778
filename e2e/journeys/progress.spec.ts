import type { Route } from '@playwright/test';
import { expectLive } from '../support/page-at-rest';
import {
  announcement,
  bar,
  heading,
  hold,
  open,
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

test('the bar comes after 200 ms and goes within a second of the arrival; a fast page shows none', async ({
  page,
}) => {
  await open(page, '/guide/a');
  await test.step('a place on the page is no other page', async () => {
    await page.locator('[data-part="outline"] a').last().click();
    await page.clock.runFor(1000);
    expect(await recordedBars(page)).toEqual([]);
  });

  await test.step('a fast page', async () => {
    await sidebarLink(page, '/guide/b').click();
    await expect(heading(page)).toHaveText('Page B');
    await page.goBack();
    await expect(heading(page)).toHaveText('Page A');
    await page.clock.runFor(5000);
    expect(await recordedBars(page)).toEqual([]);
  });

  await test.step('a slow page', async () => {
    const arrive = await hold(page, '/guide/long-page');
    await sidebarLink(page, '/guide/long-page').click();
    await page.clock.runFor(150);
    await expect(bar(page)).toHaveCount(0);
    await expect(announcement(page)).toHaveCount(0);

    await page.clock.runFor(100);
    await expect(bar(page)).toBeVisible();
    await expect(announcement(page)).toHaveCount(1);
    await page.clock.runFor(5000);
    await expect(bar(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Page A');

    arrive();
    await expect(heading(page)).toHaveText('Long page');
    await expect(announcement(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('a link to the page that shows ends it, too', async () => {
    const arrive = await hold(page, '/**/*');
    await sidebarLink(page, '/guide/long-page').click();
    await page.clock.runFor(1000);
    arrive();
    await expect(announcement(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Long page');
  });
});

test('links of all kinds show it', async ({ page }) => {
  await open(page, '/guide/a');
  for (const [name, go] of [
    ['the next page', 'nav a[rel="next"]'],
    ['the top bar', '[data-part="navbar"] nav a[href*="/reference/"]'],
    ['a heading in an overview', 'main ul a[href*="#"]'],
  ] as const) {
    await test.step(name, async () => {
      const from = page.url();
      const arrive = await hold(page, '/**/*');
      await page.locator(go).first().click();
      await page.clock.runFor(250);
      await expect(bar(page)).toBeVisible();
      arrive();
      await expect(announcement(page)).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(bar(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(from);
    });
  }
});

test('so do Back and Forward, when the pages have to be loaded again', async ({ page, watch }) => {
  await open(page, '/guide/');
  await page.locator('[data-part="navbar"] nav a[href$="/reference/"]').first().click();
  await expect(heading(page)).toHaveText('Reference');
  await page.reload();
  await expectLive(page);
  const arrive = await hold(page, '/**/*');
  await page.evaluate(() => history.back());
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  // The URL and the text change together.
  await expect(page).toHaveURL(address('fixture', '/reference/'));
  arrive();
  await expect(heading(page)).toHaveText('Guide');
  await expect(page).toHaveURL(address('fixture', '/guide/'));
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  expect(watch.loads).toHaveLength(2);
});

test('of several pages that are asked for it waits for the last, until the reader turns back', async ({
  page,
}) => {
  await open(page, '/guide/a');
  const arriveFirst = await hold(page, '/guide/b');
  const arriveLast = await hold(page, '/guide/long-page');
  await sidebarLink(page, '/guide/b').click();
  await page.clock.runFor(100);
  await sidebarLink(page, '/guide/long-page').click();
  await page.clock.runFor(250);
  await expect(bar(page)).toBeVisible();
  const answered = page.waitForResponse(/guide\/b\.html/);
  arriveFirst();
  await answered;
  await page.clock.runFor(1000);
  await expect(bar(page)).toBeVisible();
  arriveLast();
  await expect(heading(page)).toHaveText('Long page');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  expect(await recordedBars(page)).toEqual(['in', 'out']);

  await test.step('a bar that comes while another one goes stays', async () => {
    const arrive = await hold(page, '/guide/topic/part-one');
    const arriveLater = await hold(page, '/guide/topic/part-two');
    await sidebarLink(page, '/guide/topic/part-one').click();
    await page.clock.runFor(250);
    arrive();
    await expect(heading(page)).toHaveText('Part one');
    await sidebarLink(page, '/guide/topic/part-two').click();
    // The library takes the first bar away and puts a new one in when it moves on.
    await page.clock.runFor(2000);
    await expect(bar(page)).toBeVisible();
    arriveLater();
    await expect(heading(page)).toHaveText('Part two');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('turning back ends it', async () => {
    await hold(page, '/guide/fixed/always-visible');
    await sidebarLink(page, '/guide/fixed/always-visible').click();
    await page.clock.runFor(250);
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Part one');
    await expect(announcement(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('where the page cannot be had in parts', () => {
  test.use({ expectedFaults: /500|ERR_FAILED|Failed to fetch/ });

  test('it is loaded as a whole, and no bar stays', async ({ page, watch }) => {
    await open(page, '/guide/a');
    for (const [path, name, fail] of [
      ['/guide/b', 'Page B', (route: Route) => route.fulfill({ status: 500 })],
      [
        '/guide/long-page',
        'Long page',
        (route: Route) => route.fulfill({ body: '<!doctype html>' }),
      ],
    ] as const) {
      const loads = watch.loads.length;
      const giveUp = await hold(page, path, fail);
      await sidebarLink(page, path).click();
      await page.clock.runFor(250);
      await expect(bar(page)).toBeVisible();
      giveUp();
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveURL(address('fixture', path));
      await expect(bar(page)).toHaveCount(0);
      // The host answers with its own form of the address first.
      expect(watch.loads).toHaveLength(loads + 2);
      await expectLive(page);
    }
  });
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
  await hold(page, '/guide/b');
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
