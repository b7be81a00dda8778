import type { Page } from '@playwright/test';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const CHANNEL = address('folders', '/api/channel');
const RUN = address('folders', '/api/run');

test('a menu beside the copy button has links for the page, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto(CHANNEL);
  await opener(page).click();
  const menu = page.locator('[data-part="page-menu"]');
  await expect(menu.getByRole('link')).toHaveText([
    'Open as Markdown',
    /^Report a problem/,
    /^Open in Claude/,
    /^Open in ChatGPT/,
  ]);
  const markdown = 'https://www.garfishjs.org/api/channel.md';
  for (const name of [/Claude/, /ChatGPT/]) {
    const href = await menu.getByRole('link', { name }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(markdown);
  }
  expect(await reportOf(page)).toEqual({
    title: 'Docs: Garfish.channel',
    body: expect.stringMatching(
      /^Page: https:\/\/www\.garfishjs\.org\/api\/channel\nVersion: garfish 1\.19\.8\n\nWhat/,
    ),
  });

  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Copy link to this page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CHANNEL}.md`);
});

test('the section that the address names, and the selected words, go into link and report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${RUN}#basename`);
  await expect(page.getByRole('heading', { name: 'basename' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await opener(page).click();
  await page.getByRole('button', { name: 'Copy link to “basename”' }).click();
  await expect(page.locator('[data-part="copy-page"] [aria-live]')).toHaveText('Copied');
  await expect(page.locator('[data-part="page-menu"]')).not.toHaveAttribute('open');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${RUN}#basename`);

  // Words below another heading, as a reader selects them.
  const words = page.getByText('Call it once, in the host').first();
  await page.getByText('The sub-apps that you know up front.').first().click({ clickCount: 3 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(words).toBeInViewport();
  await opener(page).click();
  await expect(page.getByRole('link', { name: 'Report this sentence' })).toBeVisible();
  const { body } = await reportOf(page);
  expect(body).toContain('Page: https://www.garfishjs.org/api/run#apps\nSection: apps\n');
  expect(body).toContain('\n\n> The sub-apps that you know up front.');
  await expect(page.getByRole('button', { name: 'Copy link to “apps”' })).toBeVisible();
});

test('a section is copied as Markdown and as a prompt, and a page as a prompt', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = page.locator('[data-part="copy-page"] [aria-live]');
  const copy = async (name: string) => {
    await opener(page).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(copied).toHaveText('Copied');
    await expect(copied).toHaveText('');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.goto(`${RUN}#basename`);
  await page.evaluate(() => window.scrollTo(0, 0));
  const section = await copy('Copy “basename” as Markdown');
  expect(section).toMatch(/^#+ `?basename`?\n\n/);
  expect(section.match(/^#+ /gm)).toHaveLength(1);
  expect(await copy('Copy “basename” as a prompt')).toBe(
    `Do in my project what this documentation describes, and say what you have left out. The whole page: ${RUN}#basename\n\n${section}`,
  );
  // The Markdown of this page lists its entries, which have files of their own.
  await page.goto(address('folders', '/issues/errors#provider-is-undefined'));
  const entry = await copy('Copy “"provider" is "undefined".” as Markdown');
  expect(entry).toMatch(/^> Source: .*\n\n# `"provider" is "undefined"\.`\n\n/);
  await page.goto(CHANNEL);
  await opener(page).click();
  await expect(page.getByRole('button', { name: 'as Markdown' })).toHaveCount(0);
  await opener(page).click();
  expect(await copy('Copy as a prompt')).toContain('\n# Garfish.channel\n');
});

test('where the source lies elsewhere, there is no report; on small screens the menu fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address('fixture', '/reference/'));
  await opener(page).click();
  const menu = page.locator('[data-part="page-menu"]');
  await expect(menu.getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
    'href',
    '/base/reference/index.md',
  );
  await expect(menu.getByRole('link', { name: /Report/ })).toHaveCount(0);
  const list = await menu.getByRole('list').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('on a phone the menu ends where the text and the panel of the outline end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  // With and without the trail, beside which it stands
  for (const path of ['/api/run', '/hello']) {
    await page.goto(address('folders', path));
    const ends = await page
      .locator('[data-part="page-menu"] > summary > svg, [data-opens="outline"] > svg, main h1')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(ends, path).toEqual([355, 355, 355]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, with its links alone', async ({ page }) => {
    await page.goto(CHANNEL);
    await opener(page).click();
    const menu = page.locator('[data-part="page-menu"]');
    await expect(menu.getByRole('link', { name: 'Open in Claude' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Report a problem' })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(0);
  });
});

function opener(page: Page) {
  return page.locator('[data-part="page-menu"] > summary');
}

/** What the new issue would say. */
async function reportOf(page: Page) {
  const href = await page.getByRole('link', { name: /^Report/ }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://github.com/web-infra-dev/garfish/issues/new');
  return Object.fromEntries(searchParams);
}
