import type { Page } from '@playwright/test';
import { failOnce } from '../support/misfortunes';
import { expectLive } from '../support/page-at-rest';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const url = fixture('/markdown/island');
const island = (page: Page) => page.locator('site-island');
const button = (page: Page) => island(page).getByRole('button');
const link = (page: Page) => island(page).getByRole('link', { name: 'Was this page of use?' });

test('a component with state replaces its fallback, answers a press, observes its props, and may leave the document', async ({
  page,
}) => {
  await page.goto(url);
  await expect(button(page)).toBeVisible();
  await island(page).evaluate((element) => {
    const props = { question: 'Did it help?', thanks: 'Good.' };
    (element as HTMLElement).dataset.props = JSON.stringify(props);
  });
  await expect(island(page).getByText('Did it help?')).toBeVisible();
  await button(page).click();
  await expect(island(page).getByRole('status')).toHaveText('Good.');
  // The state stays while the props change.
  await island(page).evaluate((element) => {
    const props = { question: 'Did it help?', thanks: 'Fine.' };
    (element as HTMLElement).dataset.props = JSON.stringify(props);
  });
  await expect(island(page).getByRole('status')).toHaveText('Fine.');
  await island(page).evaluate((element) => element.after(element));
  await expect(button(page)).toHaveCount(1);
  await expect(link(page)).toBeHidden();
});

test.describe('an island that cannot be loaded', () => {
  test.use({ expectedFaults: /ERR_CONNECTION_RESET|Failed to (load|fetch)/ });

  test('reports it beside its fallback, and is asked for again at the next sign', async ({
    page,
  }) => {
    const failed = await failOnce(page, '**/static/scripts/feedback-island*');
    await page.goto(url);
    await expectLive(page);
    await expect(island(page).getByRole('status')).toContainText('could not be loaded');
    await expect(link(page)).toBeVisible();
    await link(page).focus();
    await expect(button(page)).toBeVisible();
    await expect(island(page).getByRole('status')).toHaveCount(0);
    expect(failed()).toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its fallback is of use', async ({ page }) => {
    await page.goto(url);
    await expect(link(page)).toHaveAttribute('href', '/base/markdown/components');
  });
});

test('before it comes near the viewport, nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const lines = '<p>Line</p>'.repeat(100);
    await route.fulfill({ response, body: body.replace('<site-island', `${lines}$&`) });
  });
  await page.goto(url);
  await expectLive(page);
  // An island in view would have been requested before the first idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded.filter((one) => one.includes('feedback-island'))).toEqual([]);
  await island(page).scrollIntoViewIfNeeded();
  await expect(button(page)).toBeVisible();
});
