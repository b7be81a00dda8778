import { expect, type Page } from '@playwright/test';
import { site } from './servers.mjs';

/** A page on which nothing but the search matters. */
export const PAGE = site('/api/getGlobal');

/** The parts of the search as a reader meets them. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
export const rows = (page: Page) => page.getByRole('dialog').getByRole('option');
export const currentRow = (page: Page) =>
  page.getByRole('dialog').locator('[role="option"][aria-selected="true"]');

/** Opens the search once its keys are listened to. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    // A second press would close it again.
    if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
}

/** Types a query and waits for its rows. */
export async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
}
