import { violations } from '../support/axe';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/guide/concept/cache');

test('a page says above its title where it is, without moving the title', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  const trail = page.getByRole('navigation', { name: 'Where this page is' });
  await expect(trail).toHaveText(/Guide.*Core capabilities/);
  const [above, title, copy] = await Promise.all(
    [
      trail,
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Copy page' }),
    ].map((part) => part.boundingBox()),
  );
  if (!above || !title || !copy) throw new Error('Something is not shown.');
  expect(above.y + above.height).toBeLessThanOrEqual(title.y);
  expect(above.x + above.width).toBeLessThanOrEqual(copy.x);
  expect(title.x).toBe(20);
  expect(title.width).toBeGreaterThan(300);
  await trail.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide\/quick-start\/$/);
});

test('on a large screen, too; the page that a section begins with has nothing above it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const trail = page.getByRole('navigation', { name: 'Where this page is' });
  await expect(trail).toHaveText(/Guide.*Core capabilities/);
  const [above, title] = await Promise.all([
    trail.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  expect(above?.x).toBe(title?.x);
  await page.goto(address('folders', '/blog/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(trail).toHaveCount(0);
});

test('pages below the playground lead to it from above their titles, and it to the section that lists it', async ({
  page,
}) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/playground/your-app', '/playground/challenges']) {
      await page.goto(address('folders', path));
      const trail = page.getByRole('navigation', { name: 'Where this page is' });
      const [above, title] = await Promise.all([
        trail.getByText('Playground').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 8);
      expect(above?.x).toBe(title?.x);
      await trail.getByRole('link', { name: 'Playground' }).click();
      await expect(page).toHaveURL(/\/playground$/);
      await expect(trail.getByRole('link')).toHaveText('Guide');
    }
  }
});

test('previous and next say in a few words what these pages are about', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[rel="prev"]')).toContainText(
    'Create a provider from your root component with the React and Vue bridges',
  );
  await expect(page.locator('[rel="next"]')).toContainText('The states of a sub-app');
});

test('the footer names the version of Garfish and leads to its project', async ({ page }) => {
  await page.goto(PAGE);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^garfish \d+\.\d+\.\d+$/ })).toBeVisible();
  for (const name of ['Releases', 'Issues', 'Discussions']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://github.com/web-infra-dev/garfish/${name.toLowerCase()}`,
    );
  }
});

test('on a phone each of the two menus leads to what the other has', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Pages in this section' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pages in this section' });
  await expect(drawer.getByRole('link', { name: 'Cache', exact: true })).toBeInViewport();
  // At its beginning, since its head lies over what is scrolled.
  await page.locator('[data-part="sidebar"]').evaluate((box) => box.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  // The screen from which it was opened is closed, and its button has the focus again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Guide menu' }).click();
  await drawer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/issues\/$/);
  await expect(drawer).toHaveCount(0);
});
