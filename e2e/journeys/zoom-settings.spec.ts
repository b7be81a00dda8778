import type { Page } from '@playwright/test';
import { holdRequests, settle } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';
import {
  ALL_PICTURES,
  enlarge,
  enlarged,
  expectPhase,
  firstPicture,
  PICTURES,
  picture,
  watchZoomFiles,
} from '../support/zoomed-picture';

test('where the address or the front matter says so, no picture can be enlarged, and nothing is fetched for it', async ({
  page,
  watch,
}) => {
  const files = await openWithoutZoom(page, `${PICTURES}?globalUIComponents=0`);
  const sidebar = page.locator('[data-part="sidebar"]');
  await sidebar.getByRole('link', { name: 'Enlarging pictures' }).click();
  await expect(picture(page, 'A drawing in a list')).toBeVisible();
  await page.clock.runFor(5000);
  await settle(page);
  await expect(page.locator('[data-zoom]')).toHaveCount(0);
  expect(files).toEqual([]);

  await openWithoutZoom(page, fixture('/layouts/no-zoom'));
  const loads = [...watch.loads];
  // But it is on the next page.
  await page.getByRole('link', { name: 'the page with pictures' }).click();
  const drawing = firstPicture(page);
  await enlarge(drawing);
  expect(watch.loads).toEqual(loads);

  // On paper, and when a page is told later that it is without, nothing is enlarged or offers to be.
  const button = page.getByRole('button', { name: 'Enlarge' });
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toBeVisible();
  await expect(page.locator('dialog:not([data-part])')).toBeHidden();
  await expect(button).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expectPhase(drawing, 'closed');
  await expect(button).not.toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset.hide = 'globalUIComponents';
  });
  await expect(button).toHaveCount(0);
  await expect(drawing).not.toHaveCSS('cursor', 'zoom-in');
  await drawing.click();
  await expect(page.locator('[data-rmiz]')).toHaveCount(0);
});

/** Opens a page whose pictures stay as they are, and gives what it asks for to enlarge some. */
async function openWithoutZoom(page: Page, url: string): Promise<string[]> {
  await page.clock.install();
  const files = await watchZoomFiles(page);
  await page.goto(url);
  const image = page.locator('article img').first();
  await expect(image).toBeVisible();
  await page.clock.runFor(5000);
  await settle(page);
  await image.click();
  await settle(page);
  await expect(page.locator('[data-zoom], dialog:not([data-part])')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toHaveCount(0);
  expect(files).toEqual([]);
  return files;
}

test.describe('a larger picture', () => {
  test.use({ expectedFaults: /hero-light\.svg/ });

  test('takes the place of the small one when it has come; without it the small one stays enlarged, and a warning tells so once', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/hero-light.svg', (route) => route.fulfill({ status: 404 }));
    await page.goto(ALL_PICTURES);
    const logo = picture(page, 'A logo that becomes the drawing of the home page');
    for (let time = 0; time < 2; time++) {
      await enlarge(logo);
      await expect
        .poll(() => warnings)
        .toEqual(['Unable to reach the zoom image target /base/hero-light.svg']);
      await expect(enlarged(page)).toHaveAttribute('src', /logo-light\.svg$/);
      expect((await enlarged(page).boundingBox())?.width).toBeGreaterThan(500);
      await page.keyboard.press('Escape');
      await expectPhase(logo, 'closed');
    }

    await page.unrouteAll();
    const send = await holdRequests(page, '**/hero-light.svg');
    await enlarge(logo);
    await expect(enlarged(page)).toHaveAttribute('src', /logo-light\.svg$/);
    send();
    await expect(enlarged(page)).toHaveAttribute('src', '/base/hero-light.svg');
  });
});
