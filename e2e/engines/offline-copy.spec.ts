import { unpackedCopy } from '../support/offline-copy';
import { expect, test } from './engine-test';

let copy: ReturnType<typeof unpackedCopy>;
test.beforeAll(() => {
  copy = unpackedCopy();
});
test.afterAll(() => copy.remove());

test('the offline copy opens from a folder: pages, styles, search and theme', async ({ tab }) => {
  await tab.open(copy.url('api/run.html'));
  await tab.click('[data-part=sidebar] a', 'Garfish.channel');
  await tab.untilAt(decodeURI(copy.url('api/channel.html')));
  await tab.untilAlive();
  const hasStyles = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    );
  expect(await tab.run(hasStyles)).toBe(true);
  await tab.press('Control+k');
  await tab.until(() => document.activeElement?.role === 'combobox');
  await tab.type('domGetter');
  await tab.untilShown('[role=option]', true, 'domGetter');
  await tab.press('Enter');
  await tab.until(() => /\.html#/.test(location.href));
  await tab.untilAlive();
  await tab.click('button', 'Switch to dark mode');
  await tab.until(() => document.documentElement.dataset.theme === 'dark');
  await tab.click('[data-part=sidebar] a', 'Garfish.channel');
  await tab.untilAt(decodeURI(copy.url('api/channel.html')));
  await tab.until(() => document.documentElement.dataset.theme === 'dark');
});

test('scenarios run in the offline copy', async ({ tab }) => {
  const box = '[data-playground="first-mount"]';
  await tab.open(copy.url('guide/API/loadApp.html'));
  await tab.click(`${box} button`, 'Run');
  await tab.untilShown(`${box} [role=status]`, true, 'cart: on the page');
});
