import type { Page } from '@playwright/test';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('top bar and sidebar are the same elements from page to page', async ({ page, watch }) => {
  await page.goto(site('/guide/quick-start/'));
  const topBar = page.locator('[data-part="navbar"]');
  const sidebar = page.locator('[data-part="sidebar"]');
  for (const element of [topBar, sidebar]) {
    await element.evaluate((node) => node.setAttribute('data-test-mark', ''));
  }
  // As an extension does
  await page.evaluate(() => document.body.prepend(document.createElement('body-extension')));
  await sidebar.getByText('Core capabilities').click();
  await sidebar.getByRole('link', { name: 'Sandbox' }).click();
  await expect(page).toHaveURL(/\/guide\/concept\/sandbox$/);
  for (const element of [topBar, sidebar]) {
    await expect(element).toHaveAttribute('data-test-mark');
  }

  await topBar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/issues\/$/);
  await expect(topBar).toHaveAttribute('data-test-mark');
  await expect(sidebar.getByRole('link')).toHaveText([
    'FAQ',
    'Nothing renders?',
    'Error messages',
    'Web components',
  ]);
  await expect(page.locator('body-extension')).toBeAttached();
  expect(watch.loads).toHaveLength(1);
});

const CURRENT = [
  ['/guide/concept/sandbox', 'Guide'],
  ['/guide/API/loadApp', 'Guide'],
  ['/api/', 'API'],
  ['/api/run', 'API'],
  ['/blog/hmr', 'Blog'],
  ['/issues/', 'FAQ'],
  ['/hello', undefined],
  ['/', undefined],
  ['/plugins/plugins', undefined],
] as const;

test('the top bar marks the section of a page, and the sidebar has its groups', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/cache'));
  const sidebar = page.locator('[data-part="sidebar"]');
  await expect(sidebar.locator('summary')).toHaveText([
    'Quick start',
    'Integration guides',
    'Core capabilities',
    'Tasks',
    'Advanced topics',
  ]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Cache');
  await expect(page.locator('[data-part="navbar"] nav a[aria-current]:visible')).toHaveText(
    'Guide',
  );

  for (const [route, item] of CURRENT) {
    const marked = '[data-part="navbar"] nav a[aria-current]:not([popover] *)';
    expect(await textsIn(page, route, marked), route).toEqual(item ? [item] : []);
  }
  for (const route of ['/', '/hello']) {
    expect(await textsIn(page, route, '[data-part="sidebar"]'), route).toEqual([]);
  }
});

test('on a low screen, the menu bar is the only one that stays', async ({ page }) => {
  // A window of 1440 by 900 at 400 %
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto(site('/api/run'));
  const navbar = page.locator('[data-part="navbar"]');
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  const menu = page.getByRole('button', { name: 'API menu' });
  await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0);

  // What is jumped to is below it, with the room that headings have.
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await page.locator('[data-part="outline"]').getByRole('link', { name: 'Signature' }).click();
  const heading = page.getByRole('heading', { name: 'Signature' });
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(46);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /404.*\/404$/ } as const);

  test('a page can be read and left, and shows no button that does nothing', async ({ page }) => {
    for (const url of [
      ...['/', '/api/', '/api/run', '/hello', '/404', '/guide/concept/sandbox'].map(site),
      ...['/reference/', '/markdown/code-lines', '/markdown/image'].map(fixture),
      site('/issues/errors'),
    ]) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const menu of await page.locator('[data-part="page-menu"] > summary').all()) {
        await menu.click();
      }
      const controls = page.locator(
        'main :is(button, input, select):not([popovertarget], :disabled), [data-scripted]',
      );
      await expect(controls.filter({ visible: true }), url).toHaveCount(0);
    }
    await page.getByRole('heading', { name: 'Registering apps' }).click();
    await expect(page.locator('#already-registered')).toBeVisible();
    await page.locator('[data-part="navbar"]').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await expect(page.getByText('If your console shows a message')).toBeVisible();
  });
});

/** The texts of elements in the HTML of a page, which need not be opened for that. */
function textsIn(page: Page, route: string, selector: string): Promise<(string | null)[]> {
  return page.evaluate(
    async ([path, parts]) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [...parsed.querySelectorAll(parts)].map(({ textContent }) => textContent);
    },
    [route, selector] as const,
  );
}
