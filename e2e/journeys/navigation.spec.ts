import { letFramesPass, openAtRest, settle } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

for (const host of ['folders', 'clean', 'exact'] as const) {
  test.describe(`on a host of the kind "${host}"`, () => {
    // Before it fetches a page, Next asks for its address, which a host of exact files does not know.
    if (host === 'exact') test.use({ expectedFaults: /404/ });

    test('links lead to pages without a full load, at the address as written', async ({
      page,
      watch,
    }) => {
      await page.goto(address(host, '/'));
      const steps = [
        ['Why Garfish', '/guide/quick-start/'],
        ['Environment variables', '/guide/quick-start/env'],
        ['API', '/api/'],
        ['Garfish.run', '/api/run'],
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
      expect(watch.loads).toHaveLength(1);
    });
  });
}

test('Back leads to a page whose address was put right when it was opened', async ({
  page,
  watch,
}) => {
  await page.goto(address('folders', '/api/run'));
  await expect(page).toHaveURL(address('folders', '/api/run'));
  await page.getByRole('link', { name: 'Garfish.channel', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Garfish.run');
  await expect(page).toHaveURL(address('folders', '/api/run'));
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Garfish.channel');
  // The host answers with its own form of the address first.
  expect(watch.loads).toHaveLength(2);
});

test('links to the page that shows leave its address as it is', async ({ page }) => {
  await page.goto(address('fixture', '/guide/b'));
  const link = page.locator('[data-part="sidebar"] [aria-current="page"]');
  for (let press = 0; press < 3; press++) {
    await link.click();
    await settle(page);
  }
  await expect(page).toHaveURL(address('fixture', '/guide/b'));
});

test('Back returns to the place in the page that was left', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(address('folders', '/issues/'));
  await page.evaluate(() => window.scrollTo(0, 700));
  const link = page.getByRole('main').getByRole('link', { name: 'Vite', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(address('folders', '/guide/demo/vite'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(address('folders', '/issues/'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(watch.loads).toHaveLength(1);
});

test('an idle page asks for nothing more', async ({ page }) => {
  await openAtRest(page, address('folders', '/api/run'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.wheel(0, 2000);
  await letFramesPass(page, 30);
  expect(requests).toEqual([]);
});

test('a link asks for its page when the pointer comes near, and for no other', async ({ page }) => {
  await openAtRest(page, address('folders', '/api/run'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Garfish.channel', exact: true }).hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await letFramesPass(page, 30);
  // Its styles come with it, where they are not those of this page.
  const others = requests.filter((path) => !/^\/api\/channel|^\/_next\/.*\.css$/.test(path));
  expect(others).toEqual([]);
});
