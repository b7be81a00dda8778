import { expect, test } from '@playwright/test';

const ENTRY = 'http://localhost:8088/';

test('the host says so when a sub-app is down', async ({ page }) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/orders');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('orders is not available');
});

test('the host mounts any valid sub-app', async ({ page }) => {
  await page.route(ENTRY, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: `<p></p><script>
        __GARFISH_EXPORTS__.provider = {
          render: ({ dom, basename }) => {
            dom.querySelector('p').textContent = 'I am at ' + basename;
          },
          destroy() {},
        };
      </script>`,
    }),
  );
  await page.goto('/orders');
  await expect(page.getByText('I am at /orders')).toBeVisible();
});
