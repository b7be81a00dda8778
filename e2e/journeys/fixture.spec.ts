import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a page tells its language, is worded in it, and marks its part of the top bar', async ({
  page,
}) => {
  for (const [path, lang, part, words] of [
    // Some are worded by the settings of the fixture site.
    ['/zh/guide/a', 'zh', '/zh/guide/', ['本页目录', '编辑此页', '下一篇', '这是示例网站的页脚。']],
    ['/guide/a', 'en', '/guide/', ['ON THIS PAGE', 'Edit this page', 'This is the footer of the']],
    ['/1.x/zh/guide/a', 'zh', '/1.x/zh/guide/', []],
  ] as const) {
    await page.goto(fixture(path));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const marked = page.locator('[data-part="navbar"] nav a[aria-current]:visible');
    await expect(marked).toHaveAttribute('href', new RegExp(part));
    for (const text of words) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
  }
});

test('a link to a page that only another language has leads there softly, in its language and direction, and back', async ({
  page,
  watch,
}) => {
  await page.goto(fixture('/zh/guide/'));
  await page.route(fixture('/guide/only-in-english.html'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html dir="rtl" ');
    await route.fulfill({ response, body });
  });
  await page.getByRole('link', { name: '这个链接' }).click();
  await expect(page).toHaveURL(fixture('/guide/only-in-english'));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.goBack();
  await expect(page).toHaveURL(fixture('/zh/guide/'));
  await expect(html).toHaveAttribute('lang', 'zh');
  await expect(html).not.toHaveAttribute('dir');
  expect(watch.loads).toHaveLength(1);

  // A browser opens most pages under a base path in some journey; these stand for those that have none.
  for (const route of ['/markdown/unicode', '/reference/limits']) {
    await page.goto(fixture(route));
    await expect(page).toHaveURL(fixture(route));
  }
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
    await page.goto(fixture(route));
    for (const part of PARTS) {
      const shown = page.locator(`[data-part="${part}"]`).filter({ visible: true }).first();
      const isLeft = left.some((one) => one === part);
      await expect(shown, `${part} on ${route}`).toBeVisible({ visible: isLeft });
    }
  }
  await page.goto(fixture('/layouts/custom'));
  await expect(page.locator('[data-part="navbar"]')).toBeVisible();
  await expect(
    page.locator(':is([data-part="sidebar"], [data-part="outline"]):visible'),
  ).toHaveCount(0);
  await page.goto(fixture('/layouts/blank'));
  await expect(page.locator('[data-part]:visible')).toHaveCount(0);
});
