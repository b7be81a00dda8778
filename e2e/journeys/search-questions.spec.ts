import type { Page } from '@playwright/test';
import { currentRow, dialog, find, openSearch, PAGE, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const unsure = (page: Page) => dialog(page).locator('[data-part="search-unsure"]');

const ANSWERED = 'how long does garfish wait for a provider';
const UNANSWERED = 'how can I bake sourdough bread & <b>kneading</b>?';

test('a question with an answer shows its sentence first, and Enter leads to its section', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSearch(page);
  // A name is no question: no row says that it answers.
  await find(page, 'asyncProviderTimeout');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[role="option"][data-answer]')).toHaveCount(0);
  await expect(unsure(page)).toHaveCount(0);
  // The notice goes when the next question has an answer.
  await find(page, UNANSWERED);
  await expect(unsure(page)).toBeVisible();

  await find(page, ANSWERED);
  const first = rows(page).first();
  await expect(first).toHaveAttribute('data-answer', 'true');
  await expect(unsure(page)).toHaveCount(0);
  await expect(currentRow(page)).toHaveCount(1);
  await expect(first.getByRole('img', { name: 'Answer' })).toBeVisible();
  await expect(first).toContainText('How long mount() waits for a provider');
  await expect(first.locator('mark').first()).toBeVisible();
  // No other row claims that.
  await expect(page.locator('[role="option"][data-answer]')).toHaveCount(1);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site('/api/run#asyncprovidertimeout'));
  await expect(page.locator('#asyncprovidertimeout')).toBeInViewport();

  // Who asks what a term means reads it in the first row.
  await openSearch(page);
  await find(page, 'what is a provider?');
  await expect(first).toHaveAttribute('data-answer', 'true');
  await expect(first).toContainText('The object that a sub-app exports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site('/guide/glossary#provider'));
});

test('a question without an answer says so, and offers what is nearest, the glossary and a discussion', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await find(page, UNANSWERED);
  await expect(unsure(page)).toContainText('No good answer These pages are the nearest.');
  // As text, whatever was typed.
  await expect(unsure(page).locator('b')).toHaveText('No good answer');
  await expect(dialog(page).getByRole('status')).toHaveText(/^No good answer\. \d+ pages found$/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[role="option"][data-answer]')).toHaveCount(0);

  // Most who search have a page that stays blank.
  const checks = unsure(page).getByRole('link').first();
  await expect(checks).toHaveText('Nothing renders');
  await expect(checks).toHaveAttribute('href', '/issues/nothing-renders');

  const discussion = unsure(page).getByRole('link', { name: 'Ask in a discussion' });
  const href = new URL((await discussion.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(
    'https://github.com/web-infra-dev/garfish/discussions/new',
  );
  expect(href.searchParams.get('title')).toBe(UNANSWERED);

  await test.step('by keyboard: the rows from the field, the links by Tab', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const glossary = unsure(page).getByRole('link', { name: 'Glossary' });
    for (let step = 0; step < 12; step++) {
      if (await glossary.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(glossary).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(discussion).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site('/guide/glossary'));
    await expect(dialog(page)).toHaveCount(0);
  });
});
