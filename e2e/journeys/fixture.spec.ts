import type { Page } from '@playwright/test';
import { routesOf } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { routes } = routesOf('out-fixture');

const url = (path: string) => address('fixture', path);

test('under a base path every page and link of two languages and versions answers', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const route of routes) {
    const response = await request.get(url(route));
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    for (const once of [/<main[ >]/g, /<h1[ >]/g]) expect(html.match(once), route).toHaveLength(1);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      links.add(new URL(href.replaceAll('&amp;', '&'), url(route)).href.replace(/#.*/, ''));
    }
  }
  const own = [...links].filter((href) => href.startsWith('http://127.0.0.1'));
  expect(own.length).toBeGreaterThan(routes.length / 2);
  expect(own.filter((href) => !href.startsWith(url('/')))).toEqual([]);
  for (const href of own) expect((await request.get(href)).status(), href).toBe(200);

  // A browser opens most pages in some journey; these stand for those that have none.
  for (const route of ['/markdown/unicode', '/auto/more/cat', '/reference/limits']) {
    await page.goto(url(route));
    await expect(page).toHaveURL(url(route));
  }
});

test('a page tells its language, is worded in it, and marks its part of the top bar', async ({
  page,
}) => {
  const outline = page.locator('[data-part="outline"]');
  const footer = page.locator('[data-part="footer"]');
  await page.goto(url('/zh/guide/a'));
  await expectMarked(page, 'zh', '/zh/guide/');
  await expect(outline).toContainText('本页目录');
  await expect(footer.getByRole('link', { name: '编辑此页' })).toBeVisible();
  // Worded by the settings of the fixture site.
  await expect(footer.getByRole('link', { name: '下一篇' })).toBeVisible();
  await expect(page.getByText('这是示例网站的页脚。')).toBeVisible();
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeVisible();

  await page.goto(url('/guide/a'));
  await expectMarked(page, 'en', '/guide/');
  await expect(outline).toContainText('ON THIS PAGE');
  await expect(footer.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await expect(page.getByText('This is the footer of the fixture site.')).toBeVisible();

  await page.goto(url('/1.x/zh/guide/a'));
  await expectMarked(page, 'zh', '/1.x/zh/guide/');
});

async function expectMarked(page: Page, lang: string, part: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const marked = page.locator('[data-part="navbar"] nav a[aria-current]:visible');
  await expect(marked).toHaveAttribute('href', new RegExp(part));
}

test('a link to a page that only another language has leads there softly, and back', async ({
  page,
  watch,
}) => {
  await page.goto(url('/zh/guide/'));
  await page.getByRole('link', { name: '这个链接' }).click();
  await expect(page).toHaveURL(url('/guide/only-in-english'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL(url('/zh/guide/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  expect(watch.loads).toHaveLength(1);
});

/** The parts of the frame that are left on a page. */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;
const LEFT = [
  ['/layouts/no-navbar', ['sidebar', 'outline', 'footer']],
  ['/layouts/no-sidebar', ['navbar', 'outline', 'footer']],
  ['/layouts/no-outline', ['navbar', 'sidebar', 'footer']],
  ['/layouts/no-footer', ['navbar', 'sidebar', 'outline']],
] as const;

test('a page shows the parts of the frame that its front matter leaves', async ({ page }) => {
  for (const [route, left] of LEFT) {
    await page.goto(url(route));
    for (const part of PARTS) {
      const shown = page.locator(`[data-part="${part}"]`).filter({ visible: true }).first();
      const isLeft = left.some((one) => one === part);
      await expect(shown, `${part} on ${route}`).toBeVisible({ visible: isLeft });
    }
  }
  await page.goto(url('/layouts/custom'));
  await expect(page.locator('[data-part="navbar"]')).toBeVisible();
  await expect(
    page.locator(':is([data-part="sidebar"], [data-part="outline"]):visible'),
  ).toHaveCount(0);
  await page.goto(url('/layouts/blank'));
  await expect(page.locator('[data-part]:visible')).toHaveCount(0);
});

test('plain Markdown shows what was typed', async ({ page }) => {
  await page.goto(url('/markdown/literal'));
  const main = page.getByRole('main');
  for (const text of ['Promise<string>', '{name}', 'a < b', 'Array<{a: string}>']) {
    await expect(main).toContainText(text);
  }
  await expect(main).not.toContainText('<!--');
});
