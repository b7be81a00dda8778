import { serveRedeployed } from '../support/redeployed-site';
import { find, openSearch, rows } from '../support/search-page';
import { expect, test } from '../support/watched-page';

// Files of the former build are gone.
test.use({ expectedFaults: /404/ });

test('a tab that was open before a deployment goes on, through ten links, the search and Back', async ({
  page,
}) => {
  test.slow();
  const site = await serveRedeployed();
  await page.goto(site.url('/guide/a'));
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent()) ?? '';
  site.redeploy();

  for (let visit = 0; visit < 10; visit++) {
    const link = page
      .locator('[data-part="sidebar"] > nav:last-child a:not([aria-current])')
      .nth(visit % 4);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('article')).toHaveCount(1);
    await expect(page).not.toHaveTitle('404');
  }
  await page.goto(site.url('/guide/a'));
  await expect(heading).toHaveText(first);
  await openSearch(page);
  await find(page, 'long page');
  await rows(page).first().click();
  await expect(page).not.toHaveURL(site.url('/guide/a'));
  await page.goBack();
  await expect(heading).toHaveText(first);
  await page.close();
  await site.close();
});
