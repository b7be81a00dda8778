import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a section is one page to print, with all its text and links inside of it, and no controls', async ({
  page,
}) => {
  await page.goto(address('folders', '/guide/concept/sandbox'));
  await page.getByRole('link', { name: 'Print “Guide” as one page' }).click();
  await expect(page).toHaveURL(/\/print\/guide(\.html)?$/);
  // The address is there before the end of so long a page.
  await page.waitForLoadState();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      chapters: document.querySelectorAll('article h1').length,
      controls: document.querySelectorAll('button, script, [data-part]').length,
      repeated: ids.length - new Set(ids).size,
      dead: links.filter(({ hash, pathname }) => {
        return pathname === location.pathname && !ids.includes(decodeURIComponent(hash.slice(1)));
      }).length,
      inside: links.filter((link) => link.pathname === location.pathname).length,
      outside: links.filter((link) => link.pathname.startsWith('/guide/')).length,
    };
  });
  expect(found).toMatchObject({ controls: 0, repeated: 0, dead: 0, outside: 0 });
  expect(found.chapters).toBeGreaterThan(18);
  expect(found.inside).toBeGreaterThan(100);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('#guide-concept-sandbox h1')).toHaveText('Sandbox');
  // A shorter one, since each takes as long as all its pages.
  await page.goto(address('folders', '/print/blog.html'));
  expect(await violations(page)).toEqual([]);
});
