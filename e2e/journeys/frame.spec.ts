import type { Locator } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('top bar and sidebar are the same elements from page to page', async ({ page, watch }) => {
  await page.goto(address('folders', '/guide/quick-start/'));
  const topBar = page.locator('[data-part="navbar"]');
  const sidebar = page.locator('[data-part="sidebar"]');
  await mark(topBar);
  await mark(sidebar);
  await sidebar.getByRole('link', { name: 'Sandbox' }).click();
  await expect(page).toHaveURL(/\/guide\/concept\/sandbox$/);
  expect(await isMarked(topBar)).toBe(true);
  expect(await isMarked(sidebar)).toBe(true);

  await topBar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/issues\/$/);
  expect(await isMarked(topBar)).toBe(true);
  await expect(sidebar.getByRole('link')).toHaveText(['FAQ', 'Error messages', 'Web components']);
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
  ['/plugins/plugins', 'Guide'],
] as const;

for (const [route, item] of CURRENT) {
  test(`on ${route} the top bar marks ${item ?? 'nothing'}`, async ({ page }) => {
    await page.goto(address('folders', route));
    const marked = page.locator('[data-part="navbar"] nav a[aria-current]:visible');
    await expect(marked).toHaveText(item ? [item] : []);
  });
}

test('the sidebar of each section has its groups, and marks the page', async ({ page }) => {
  await page.goto(address('folders', '/guide/concept/cache'));
  const sidebar = page.locator('[data-part="sidebar"]');
  await expect(sidebar.locator('summary')).toHaveText([
    'Quick start',
    'Integration guides',
    'Core capabilities',
    'Advanced topics',
  ]);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Cache');
});

for (const route of ['/', '/hello']) {
  test(`${route} has no sidebar`, async ({ page }) => {
    await page.goto(address('folders', route));
    await expect(page.locator('[data-part="sidebar"]')).toHaveCount(0);
  });
}

test('the outline lists the headings, and each leads to its heading below the bar', async ({
  page,
}) => {
  await page.goto(address('folders', '/api/run'));
  const outline = page.locator('[data-part="outline"]');
  const headings = await page.locator('article :is(h2, h3, h4)').allTextContents();
  expect(headings).toContain('Options');
  await expect(outline.getByRole('link')).toHaveText(headings);
  await outline.getByRole('link', { name: 'Options' }).click();
  await expect(page).toHaveURL(/#options$/);
  const heading = page.getByRole('heading', { name: 'Options', exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(72);
  await expect(heading).toBeInViewport();
});

test('the 404 page has its title, its text and the way home', async ({ browser }) => {
  const page = await browser.newPage();
  const response = await page.goto(address('folders', '/guide/nowhere'));
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  await page.close();
});

test('the home page has one heading, two ways in and three cards', async ({ page }) => {
  await page.goto(address('folders', '/'));
  await expect(page).toHaveTitle('Garfish');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Why Garfish' })).toHaveAttribute(
    'href',
    '/guide/quick-start/',
  );
  await expect(main.getByRole('link', { name: 'Quick start' })).toHaveAttribute(
    'href',
    '/guide/quick-start/start',
  );
  await expect(
    page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 2 }),
  ).toHaveCount(3);
});

test('the overview lists each page of the section once, with its headings', async ({ page }) => {
  await page.goto(address('folders', '/api/'));
  const pages = page.getByRole('main').getByRole('link', { name: /^Garfish\.\w+$/ });
  const names = new Set(await pages.allTextContents());
  expect(names.size).toBe(12);
  for (const link of await page.getByRole('main').locator('a[href*="#"]:not(.prose a)').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(\/api\/\w+)?#.+/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ['/', '/api/', '/api/run', '/guide/concept/sandbox']) {
    test(`${route} can be read and left, and shows no button that does nothing`, async ({
      page,
    }) => {
      await page.goto(address('folders', route));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const controls = page.locator(
        'main :is(button, input, select):not([popovertarget], :disabled)',
      );
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await page.locator('[data-part="navbar"]').getByRole('link', { name: 'FAQ' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
      await expect(page.getByText('Follow the steps in order')).toBeVisible();
    });
  }
});

function mark(element: Locator): Promise<void> {
  return element.evaluate((node) => {
    node.setAttribute('data-test-mark', '');
  });
}

async function isMarked(element: Locator): Promise<boolean> {
  return (await element.getAttribute('data-test-mark')) !== null;
}
