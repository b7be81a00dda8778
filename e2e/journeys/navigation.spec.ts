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
  const sidebar = page.locator('[data-part="sidebar"]');
  const outline = page.locator('[data-part="outline"]');
  /** The address of each entry of the history, with the title that it has to show. */
  const entries: [path: string, title: string][] = [['/api/run', 'Garfish.run']];
  let now = 0;
  const acts = {
    jump: async () => {
      const [path = ''] = entries[now]?.[0].split('#') ?? [];
      // Never the place at which the reader is: such a jump makes no entry.
      const link = outline.locator('a').nth((now + 1) % 4);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      add(path + hash, entries[now]?.[1] ?? '');
    },
    link: async () => {
      const name = ['Garfish.channel', 'Garfish.loader', 'Garfish.run'][entries.length % 3] ?? '';
      if (name === entries[now]?.[1]) return;
      await sidebar.getByRole('link', { name, exact: true }).click();
      add(`/api/${name.slice('Garfish.'.length)}`, name);
    },
    back: async () => {
      if (now > 0) await page.goBack();
      now = Math.max(0, now - 1);
    },
    forward: async () => {
      if (now < entries.length - 1) await page.goForward();
      now = Math.min(entries.length - 1, now + 1);
    },
    reload: () => page.reload(),
  };
  function add(path: string, title: string) {
    entries.splice(now + 1, entries.length, [path, title]);
    now += 1;
  }
  await page.goto(site('/api/run'));
  for (const [step, name] of [
    ...(['jump', 'reload', 'jump', 'back', 'link', 'back', 'forward', 'reload', 'back'] as const),
    ...(['reload', 'forward', 'jump', 'link', 'jump', 'back', 'back', 'forward'] as const),
  ].entries()) {
    await acts[name]();
    const [path = '', title = ''] = entries[now] ?? [];
    await expect(page, `${step} ${name}`).toHaveURL(site(path));
    await expect(page.locator('h1'), `${step} ${name}`).toHaveText(title);
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
