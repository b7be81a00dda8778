import type { Page } from '@playwright/test';
import { letFramesPass, openAtRest, settle } from '../support/page-at-rest';
import { address, fixture, site } from '../support/servers.mjs';
import { expect, test, type Watch } from '../support/watched-page';

/** Follows links through the pages of a host, and goes back. */
async function walk(
  host: 'folders' | 'clean' | 'exact',
  { page, watch }: { page: Page; watch: Watch },
) {
  await page.goto(address(host, '/'));
  const loads = watch.loads.length;
  const steps = [
    ['Get started', '/guide/quick-start/'],
    ['Environment variables', '/guide/quick-start/env'],
    ['FAQ', '/issues/'],
    ['Garfish home', '/'],
  ] as const;
  for (const [name, route] of steps) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(address(host, route));
    await expect(page.locator('h1')).toHaveCount(1);
  }
  for (const [, route] of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(address(host, route));
  }
  await page.goForward();
  await expect(page).toHaveURL(address(host, '/guide/quick-start/env'));
  expect(watch.loads).toHaveLength(loads);
}

test.describe('on each kind of host', () => {
  // Before it fetches a page, it asks for its address, which a host of exact files does not know.
  test.use({ expectedFaults: new RegExp(`404.*${address('exact', '/')}`) });

  test('links lead to pages without a full load, at the address as written', async ({
    page,
    watch,
  }) => {
    for (const host of ['folders', 'clean', 'exact'] as const) await walk(host, { page, watch });
  });
});

/** Links in the text may have the same names. */
const sidebarLink = (page: Page, name: string) =>
  page.locator('[data-part="sidebar"]').getByRole('link', { name, exact: true });

test('Back and Forward show the page that the address names, after jumps, links and reloads in any order', async ({
  page,
}) => {
  const jump = (hash: string) => () =>
    page.locator(`[data-part="outline"] a[href="${hash}"]`).click();
  const follow = (name: string) => () => sidebarLink(page, name).click();
  const back = () => page.goBack();
  const forward = () => page.goForward();
  const reload = () => page.reload();
  await page.goto(site('/api/run'));
  for (const [step, [act, path]] of (
    [
      [jump('#signature'), '/api/run#signature'],
      [reload, '/api/run#signature'],
      [jump('#options'), '/api/run#options'],
      [back, '/api/run#signature'],
      [follow('Garfish.channel'), '/api/channel'],
      [back, '/api/run#signature'],
      [forward, '/api/channel'],
      [reload, '/api/channel'],
      [back, '/api/run#signature'],
      [reload, '/api/run#signature'],
      [forward, '/api/channel'],
      [jump('#signature'), '/api/channel#signature'],
      [follow('Garfish.loader'), '/api/loader'],
      [jump('#methods'), '/api/loader#methods'],
      [back, '/api/loader'],
      [back, '/api/channel#signature'],
      [forward, '/api/loader'],
    ] as const
  ).entries()) {
    await act();
    await expect(page, `step ${step}`).toHaveURL(site(path));
    const [, name] = /^\/api\/(\w+)/.exec(path) ?? [];
    await expect(page.locator('h1'), `step ${step}`).toHaveText(`Garfish.${name}`);
  }
});

test('links to the page that shows leave its address as it is', async ({ page }) => {
  await page.goto(fixture('/guide/b'));
  const link = page.locator('[data-part="sidebar"] [aria-current="page"]');
  for (let press = 0; press < 3; press++) {
    await link.click();
    await settle(page);
  }
  await expect(page).toHaveURL(fixture('/guide/b'));
});

test('an idle page asks for nothing, until the pointer comes near a link, and then for its page alone, but not for users who save data', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAtRest(page, site('/api/getGlobal'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.mouse.wheel(0, 2000);
  // Links that the pointer only passes: at once, since it may rest on none of them.
  await page.evaluate(() => {
    for (const target of document.querySelectorAll('[data-part="sidebar"] a, main')) {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await letFramesPass(page, 30);
  expect(requests).toEqual([]);

  await sidebarLink(page, 'Garfish.channel').hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await letFramesPass(page, 30);
  // Its styles come with it, where they are not those of this page.
  const others = requests.filter((path) => !/^\/api\/channel|^\/_next\/.*\.css$/.test(path));
  expect(others).toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  requests.length = 0;
  await sidebarLink(page, 'Garfish.loader').focus();
  await letFramesPass(page, 15);
  expect(requests).toEqual([]);
});
