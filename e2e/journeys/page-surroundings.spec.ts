import { boxOf } from '../support/box-of';
import { resizeTo } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a page says above its title where it is, without moving the title', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Where this page is' });
  for (const [path, words, link, target] of [
    ['/guide/concept/cache', /Guide.*Core capabilities/, 'Guide', '/guide/quick-start/'],
    // Pages below the playground lead to it, and it to the section that lists it.
    ['/playground/challenges', /Playground/, 'Playground', '/playground'],
    ['/playground', /Guide/, 'Guide', '/guide/quick-start/'],
  ] as const) {
    await page.goto(site(path));
    await expect(trail).toHaveText(words);
    for (const width of [1440, 375]) {
      await resizeTo(page, width, 800);
      const first = trail.getByRole('link').or(trail.getByText('Playground')).first();
      const above = await boxOf(first);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(above.bottom).toBeLessThanOrEqual(title.y + 8);
      expect(above.x, `${path}, ${width} wide`).toBe(title.x);
      if (width === 375) expect(title).toMatchObject({ x: 20, width: 335 });
    }
    await trail.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(site(target));
  }
  await page.goto(site('/blog/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(trail).toHaveCount(0);
});

test('previous and next say in a few words what these pages are about, and the footer and both menus lead on', async ({
  page,
}) => {
  await page.goto(site('/guide/concept/cache'));
  await expect(page.locator('[rel="prev"]')).toContainText(
    'Create a provider from your root component with the React and Vue bridges',
  );
  await expect(page.locator('[rel="next"]')).toContainText('The states of a sub-app');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^garfish \d+\.\d+\.\d+$/ })).toBeVisible();
  for (const name of ['Releases', 'Issues', 'Discussions']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://github.com/web-infra-dev/garfish/${name.toLowerCase()}`,
    );
  }

  // On a phone each of the two menus leads to what the other has.
  await resizeTo(page, 375, 800);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Pages in this section' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pages in this section' });
  await expect(drawer.getByRole('link', { name: 'Cache', exact: true })).toBeInViewport();
  // The screen from which it was opened is closed, and its button has the focus again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Guide menu' }).click();
  await drawer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/issues\/$/);
  await expect(drawer).toHaveCount(0);
});
