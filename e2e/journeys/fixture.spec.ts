import { routesOf } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { routes } = routesOf('out-fixture');

const url = (path: string) => address('fixture', path);

test('under a base path every page, picture and link of two languages and versions answers', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const links = new Set<string>();
  for (const route of routes) {
    await page.goto(url(route));
    await expect(page).toHaveURL(url(route));
    await expect(page.locator('main')).toHaveCount(1);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => (anchor as HTMLAnchorElement).href.replace(/#.*/, '')),
      );
    for (const href of hrefs) links.add(href);
  }
  const own = [...links].filter((href) => href.startsWith('http://127.0.0.1'));
  const statuses = await Promise.all(
    own.map(async (href) => `${(await request.get(href)).status()} ${href}`),
  );
  expect(statuses.filter((status) => !status.startsWith('200 '))).toEqual([]);
  expect(own.every((href) => href.startsWith(url('/')))).toBe(true);
});

for (const [route, lang] of [
  ['/guide/a', 'en'],
  ['/zh/guide/a', 'zh'],
  ['/1.x/zh/guide/a', 'zh'],
] as const) {
  test(`${route} says that its language is ${lang}, and marks its part of the top bar`, async ({
    page,
  }) => {
    await page.goto(url(route));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const marked = page.locator('[data-part="navbar"] nav a[aria-current]:visible');
    await expect(marked).toHaveAttribute('href', new RegExp(`${route.replace('/a', '/')}`));
  });
}

test('a Chinese page has Chinese labels, and the next English one English labels', async ({
  page,
}) => {
  await page.goto(url('/zh/guide/a'));
  const outline = page.locator('[data-part="outline"]');
  const footer = page.locator('[data-part="footer"]');
  await expect(outline).toContainText('本页目录');
  await expect(footer.getByRole('link', { name: '编辑此页' })).toBeVisible();
  // Worded by the settings of the fixture site.
  await expect(footer.getByRole('link', { name: '下一篇' })).toBeVisible();
  await expect(page.getByText('这是示例网站的页脚。')).toBeVisible();
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeVisible();
  await page.goto(url('/guide/a'));
  await expect(outline).toContainText('ON THIS PAGE');
  await expect(footer.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await expect(page.getByText('This is the footer of the fixture site.')).toBeVisible();
});

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

const HIDDEN = [
  ['/layouts/no-navbar', 'navbar'],
  ['/layouts/no-sidebar', 'sidebar'],
  ['/layouts/no-outline', 'outline'],
  ['/layouts/no-footer', 'footer'],
] as const;

for (const [route, part] of HIDDEN) {
  test(`${route} is shown without its ${part}, and the next page with it`, async ({ page }) => {
    await page.goto(url(route));
    for (const element of await page.locator(`[data-part="${part}"]`).all()) {
      await expect(element).toBeHidden();
    }
    await page.goto(url('/guide/a'));
    await expect(page.locator(`[data-part="${part}"]`).first()).toBeVisible();
    await page.goBack();
    for (const element of await page.locator(`[data-part="${part}"]`).all()) {
      await expect(element).toBeHidden();
    }
  });
}

test('a custom page has the top bar and nothing else of the frame', async ({ page }) => {
  await page.goto(url('/layouts/custom'));
  await expect(page.locator('[data-part="navbar"]')).toBeVisible();
  await expect(page.locator('[data-part="sidebar"]:visible')).toHaveCount(0);
  await expect(page.locator('[data-part="outline"]:visible')).toHaveCount(0);
});

test('a blank page has nothing of the frame', async ({ page }) => {
  await page.goto(url('/layouts/blank'));
  await expect(page.locator('[data-part]:visible')).toHaveCount(0);
});

test('a title may end in words of its own', async ({ page }) => {
  await page.goto(url('/layouts/suffix'));
  await expect(page).toHaveTitle(/ \| Suffix$/);
});

test('a page with its own heading has that one', async ({ page }) => {
  await page.goto(url('/layouts/own-heading'));
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a further address leads to its page', async ({ page }) => {
  await page.goto(url('/old-alias'));
  await expect(page).toHaveURL(url('/alias'));
});

test('plain Markdown shows what was typed', async ({ page }) => {
  await page.goto(url('/markdown/literal'));
  const main = page.getByRole('main');
  for (const text of ['Promise<string>', '{name}', 'a < b', 'Array<{a: string}>']) {
    await expect(main).toContainText(text);
  }
  await expect(main).not.toContainText('<!--');
});
