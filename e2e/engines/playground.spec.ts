import { serveApp } from '../support/own-server';
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

test('code is changed in place, a loop without end ends, and Tab indents', async ({
  tab,
  sites,
}) => {
  const field = `${BOX} textarea`;
  const untilText = (css: string, text: string) =>
    tab.until(
      (selector, words) => document.querySelector(selector)?.textContent?.includes(words) ?? false,
      css,
      text,
    );
  const untilCode = (start: string) =>
    tab.until(
      (css, text) =>
        document.querySelector<HTMLTextAreaElement>(css)?.value.startsWith(text) ?? false,
      field,
      start,
    );
  await tab.open(sites.site('/guide/API/loadApp'));
  await tab.click(`${BOX} button`, 'Run');
  await untilText(`${BOX} [role=status]`, 'cart: on the page');
  await tab.click(`${BOX} [role=tab]`, 'Code');
  await tab.click(field);
  await tab.run(
    (css) => document.querySelector<HTMLTextAreaElement>(css)?.setSelectionRange(0, 0),
    field,
  );
  await tab.press('Tab');
  await untilCode('  import Garfish');
  await tab.press('Shift+Tab');
  await untilCode('import Garfish');
  await tab.press('End', 'Enter');
  await tab.type('for (;;) ;');
  await tab.press('Control+Enter');
  await untilText(BOX, 'This loop ran for more than a second');
  await tab.click(`${BOX} button`, 'Reset');
  await untilText(`${BOX} [role=status]`, 'cart: on the page');
});

test('headers that are no JSON are a fault of their file', async ({ tab, sites }) => {
  const box = '[data-playground]';
  await tab.open(sites.site('/playground?playground=blocked-entry'));
  await tab.click(`${box} [role=tab]`, 'Code');
  await tab.click(`${box} textarea`);
  await tab.run(
    (css) => document.querySelector<HTMLTextAreaElement>(css)?.setSelectionRange(0, 0),
    `${box} textarea`,
  );
  await tab.type('{ ');
  await tab.until(
    (css) =>
      /headers\.json(, line 1)?: .*JSON/.test(document.querySelector(css)?.textContent ?? ''),
    `${box} [role=status]`,
  );
});

test('an app that takes the focus gives it back to a reader who types', async ({ tab, sites }) => {
  const field = `${BOX} textarea`;
  await tab.open(sites.site('/guide/API/loadApp'));
  await tab.click(`${BOX} button`, 'Run');
  await tab.click(`${BOX} [role=tab]`, 'Code');
  await tab.click(field);
  await tab.run(
    (css) => document.querySelector<HTMLTextAreaElement>(css)?.setSelectionRange(0, 0),
    field,
  );
  await tab.press('End', 'Enter');
  await tab.type("setInterval(() => document.querySelector('.app button')?.focus(), 200);");
  await tab.press('Control+Enter');
  await tab.until(
    (css) => /cart: on the page/.test(document.querySelector(css)?.textContent ?? ''),
    `${BOX} [role=status]`,
  );
  // A letter may be on its way while the focus is taken. Without it, all others would be lost.
  await tab.press('Home');
  for (let letters = 0; letters < 40; letters++) {
    await tab.type('/');
    await tab.until((css) => document.activeElement === document.querySelector(css), field);
  }
  await tab.until(
    (css) => /\/{30}/.test(document.querySelector<HTMLTextAreaElement>(css)?.value ?? ''),
    field,
  );
});

test('a challenge is solved', async ({ tab, sites }) => {
  const box = '[data-challenge="make-it-mount"]';
  await tab.open(sites.site('/playground/challenges'));
  await tab.click(`${box} button`, 'Start');
  await tab.click(`${box} textarea`);
  await tab.run((css) => {
    const area = document.querySelector<HTMLTextAreaElement>(css);
    const at = area?.value.indexOf('// What') ?? 0;
    area?.setSelectionRange(at, at);
  }, `${box} textarea`);
  await tab.type('app.mount();');
  await tab.click(`${box} button`, 'Check my answer');
  await tab.until(
    (css) =>
      document.querySelector(css)?.textContent?.startsWith('Solved. Next challenge: ') === true,
    `${box} header > [aria-live]`,
  );
});

test('a sub-app of the reader is checked and mounted', async ({ tab, sites }) => {
  const server = await serveApp('examples/hello/hello-app');
  await tab.open(sites.site('/playground/your-app'));
  await tab.run((url) => {
    const field = document.querySelector<HTMLInputElement>('[data-own-app] input');
    if (field) field.value = url;
  }, server.url);
  await tab.click('[data-own-app] button', 'Check');
  for (const check of ['cors', 'provider', 'mount']) {
    await tab.until(
      (id) => document.querySelector(`[data-check="${id}"][data-outcome="passed"]`) !== null,
      check,
    );
  }
  await server.stop();
});
