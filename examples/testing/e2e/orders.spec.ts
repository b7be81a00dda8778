import { expect, test } from '@playwright/test';

test('the host shows orders and hears them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Add an order' }).click();
  await expect(page.getByRole('status')).toHaveText('1');
});

test('leaving and coming back works', async ({ page }) => {
  await page.goto('/orders');
  const button = page.getByRole('button', { name: 'Add an order' });
  await expect(button).toHaveCount(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('#container')).toBeEmpty();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(button).toHaveCount(1);
});
