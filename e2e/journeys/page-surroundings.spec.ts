import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const PAGE = address('folders', '/guide/concept/cache');

test('on a small screen a page says above its title where it is, and on a large one the sidebar does', async ({
  page,
}) => {
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(trail).toBeHidden();
});

test('a page ends with three others about the same things, each with a sentence', async ({
  page,
  watch,
}) => {
  await page.goto(PAGE);
  const related = page.getByRole('navigation', { name: 'Related pages' });
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(related.locator('p').filter({ hasText: /\w{3}.*\.$/ })).toHaveCount(3);
  watch.loads.length = 0;
  await related.getByRole('link', { name: 'Garfish.preloadApp' }).click();
  await expect(page).toHaveURL(/\/api\/preloadApp$/);
  expect(watch.loads).toEqual([]);
});
