import { expect, test } from '@playwright/test';

test('the sub-app shows in the host, and the host hears it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Add an order' }).click();
  await expect(page.getByRole('status')).toHaveText('1');
});

test('leaving removes the sub-app, and the second visit works', async ({ page }) => {
  await page.goto('/orders');
  const button = page.getByRole('button', { name: 'Add an order' });
  await expect(button).toHaveCount(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('#container')).toBeEmpty();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(button).toHaveCount(1);
});
