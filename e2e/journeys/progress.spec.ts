import type { Page, Route } from '@playwright/test';
import { expectLive, holdRequests, openAtRest } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const bar = (page: Page) => page.locator('#nprogress > div');
const announcement = (page: Page) => page.locator('[aria-live]').getByText('Loading page');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) =>
  page.locator(`[data-part="sidebar"] a[href="/base${path}"]`).first();

/** Time in the page stands still and goes on by `clock.runFor` alone: no busy machine is too slow. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
});

test('the bar comes after 200 ms and goes within a second of the arrival; a fast page shows none', async ({
  page,
}) => {
  await open(page, '/guide/a');
  await recordBars(page);
  await test.step('a heading on the page, and a page that comes fast', async () => {
    await page.locator('[data-part="outline"] a').last().click();
    await page.clock.runFor(1000);
    await sidebarLink(page, '/guide/b').click();
    await expect(heading(page)).toHaveText('Page B');
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
    arrive();
    await expect(heading(page)).toHaveText('Long page');
    await expectGone(page);
  });

  await test.step('of several pages it waits for the last', async () => {
    const arriveFirst = await hold(page, '/guide/topic/part-one');
    const arriveLast = await hold(page, '/guide/topic/part-two');
    await sidebarLink(page, '/guide/topic/part-one').click();
    await page.clock.runFor(100);
    await sidebarLink(page, '/guide/topic/part-two').click();
    await page.clock.runFor(250);
    const answered = page.waitForResponse(/part-one\.html/);
    arriveFirst();
    await answered;
    await page.clock.runFor(1000);
    await expect(bar(page)).toBeVisible();
    arriveLast();
    await expect(heading(page)).toHaveText('Part two');
    await expectGone(page);
    expect(await recordedBars(page)).toEqual(['in', 'out', 'in', 'out']);
  });

  await test.step('it moves nothing, stands still for readers who want no motion, and ends with what cancels it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hold(page, '/guide/fixed/always-visible');
    const top = () => page.locator('article').evaluate((it) => it.getBoundingClientRect().top);
    const before = await top();
    await sidebarLink(page, '/guide/fixed/always-visible').click();
    await page.clock.runFor(250);
    await expect(bar(page)).toBeInViewport();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 });
    const [ground, moving] = await bar(page).evaluate((element) =>
      [element, element.firstElementChild ?? element].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    );
    expect(ground).toBe(moving);
    expect(await top()).toBe(before);
    for (const cancel of [
      () => page.evaluate(() => window.stop()),
      () => page.evaluate(() => window.location.assign('#content')),
      () => page.goBack(),
    ]) {
      await cancel();
      await page.clock.runFor(1);
      await expectGone(page);
      await sidebarLink(page, '/guide/fixed/always-visible').click();
      await page.clock.runFor(250);
      await expect(bar(page)).toBeVisible();
    }
  });
});

test.describe('where the page cannot be had in parts', () => {
  test.use({ expectedFaults: /500|ERR_FAILED|Failed to fetch/ });

  test('it is loaded as a whole, and no bar stays; Back to a page that has to be loaded again shows one', async ({
    page,
    watch,
  }) => {
    // Of index pages, which the host answers without a redirect, so that a reload keeps the document of the history.
    await open(page, '/guide/');
    await page.locator('[data-part="navbar"] nav a[href$="/reference/"]').first().click();
    await expect(heading(page)).toHaveText('Reference');
    await page.reload();
    await expectLive(page);
    const arrive = await hold(page, '/**/*');
    const request = page.waitForRequest('**/guide*.html');
    await page.evaluate(() => history.back());
    await request;
    await page.clock.runFor(250);
    await expect(bar(page)).toBeVisible();
    arrive();
    await expect(heading(page)).toHaveText('Guide');
    await expectGone(page);

    await page.unrouteAll();
    await sidebarLink(page, '/guide/a').click();
    await expect(heading(page)).toHaveText('Page A');
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
      await expect(page).toHaveURL(fixture(path));
      await expect(bar(page)).toHaveCount(0);
      // The host answers with its own form of the address first.
      expect(watch.loads).toHaveLength(loads + 2);
      await expectLive(page);
    }
  });
});

/** Opens a page, lets it come to rest, and stops the time. */
async function open(page: Page, path: string): Promise<void> {
  await openAtRest(page, fixture(path));
  await page.clock.pauseAt(1_000_000);
}

/** Lets requests for a page wait until the function that it gives is called. */
function hold(page: Page, path: string, answer?: (route: Route) => Promise<void>) {
  return holdRequests(page, fixture(`${path}.html`), answer);
}

async function expectGone(page: Page): Promise<void> {
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
}

/** Notes when the bar is put into the page and taken out. */
async function recordBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record: string[] = [];
    const isBar = (node: Node) => node instanceof Element && node.id === 'nprogress';
    Object.assign(window, { bars: record });
    new MutationObserver((mutations) => {
      for (const { addedNodes, removedNodes } of mutations) {
        if ([...addedNodes].some(isBar)) record.push('in');
        if ([...removedNodes].some(isBar)) record.push('out');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

function recordedBars(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { bars: string[] }).bars);
}
