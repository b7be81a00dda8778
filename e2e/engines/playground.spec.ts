import { test } from './engine-test';

const BOX = '[data-playground="first-mount"]';

test('a scenario runs on its page, and its apps mount and unmount', async ({ tab, sites }) => {
  const untilStatus = (text: string) =>
    tab.until(
      (css, words) => document.querySelector(css)?.textContent?.includes(words) ?? false,
      `${BOX} [role=status]`,
      text,
    );
  await tab.open(sites.site('/guide/API/loadApp'));
  await tab.click(`${BOX} button`, 'Run');
  await untilStatus('cart: on the page');
  await tab.click(`${BOX} button`, 'Unmount');
  await untilStatus('cart: unmounted');
  await tab.click(`${BOX} fieldset button`, 'Vue');
  await untilStatus('orders: on the page');
  await tab.click(`${BOX} button`, 'Unmount');
  await untilStatus('orders: unmounted');
});
