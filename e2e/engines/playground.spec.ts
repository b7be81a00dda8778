import { serveApp } from '../support/own-server';
import { test } from './engine-test';
import type { Tab } from './tab';

const PAGE = '/guide/API/loadApp';
const BOX = '[data-playground="first-mount"]';
const STATUS = `${BOX} [role=status]`;
const FIELD = `${BOX} textarea`;

test('a scenario runs on its page, and its apps mount and unmount', async ({ tab, sites }) => {
  await tab.open(sites.site(PAGE));
  await tab.click(`${BOX} button`, 'Run');
  await tab.untilShown(STATUS, true, 'cart: on the page');
  await tab.click(`${BOX} button`, 'Unmount');
  await tab.untilShown(STATUS, true, 'cart: unmounted');
  await tab.click(`${BOX} fieldset button`, 'Vue');
  await tab.untilShown(STATUS, true, 'orders: on the page');
  await tab.click(`${BOX} button`, 'Unmount');
  await tab.untilShown(STATUS, true, 'orders: unmounted');
});

test('code is changed in place, a loop without end ends, and Tab indents', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site(PAGE));
  await tab.click(`${BOX} button`, 'Run');
  await tab.untilShown(STATUS, true, 'cart: on the page');
  await tab.click(`${BOX} [role=tab]`, 'Code');
  await pressBefore(tab, FIELD);
  await tab.press('Tab');
  await untilCode(tab, '^  import Garfish');
  await tab.press('Shift+Tab');
  await untilCode(tab, '^import Garfish');
  await tab.press('End', 'Enter');
  await tab.type('for (;;) ;');
  await tab.press('Control+Enter');
  await tab.untilShown(BOX, true, 'This loop ran for more than a second');
  await tab.click(`${BOX} button`, 'Reset');
  await tab.untilShown(STATUS, true, 'cart: on the page');
});

test('headers that are no JSON are a fault of their file', async ({ tab, sites }) => {
  await tab.open(sites.site('/playground?playground=blocked-entry'));
  await tab.click('[data-playground] [role=tab]', 'Code');
  await pressBefore(tab, '[data-playground] textarea');
  await tab.type('{ ');
  await tab.until(() =>
    /headers\.json(, line 1)?: .*JSON/.test(
      document.querySelector('[data-playground] [role=status]')?.textContent ?? '',
    ),
  );
});

test('an app that takes the focus gives it back to a reader who types', async ({ tab, sites }) => {
  await tab.open(sites.site(PAGE));
  await tab.click(`${BOX} button`, 'Run');
  await tab.click(`${BOX} [role=tab]`, 'Code');
  await pressBefore(tab, FIELD);
  await tab.press('End', 'Enter');
  await tab.type("setInterval(() => document.querySelector('.app button')?.focus(), 200);");
  await tab.press('Control+Enter');
  await tab.untilShown(STATUS, true, 'cart: on the page');
  // A letter may be on its way while the focus is taken. Without it, all others would be lost.
  await tab.press('Home');
  for (let letters = 0; letters < 40; letters++) {
    await tab.type('/');
    await tab.until((css) => document.activeElement === document.querySelector(css), FIELD);
  }
  await untilCode(tab, '/{30}');
});

test('a challenge is solved', async ({ tab, sites }) => {
  const box = '[data-challenge="make-it-mount"]';
  await tab.open(sites.site('/playground/challenges'));
  await tab.click(`${box} button`, 'Start');
  await pressBefore(tab, `${box} textarea`, '// What');
  await tab.type('app.mount();');
  await tab.click(`${box} button`, 'Check my answer');
  await tab.untilShown(`${box} header > [aria-live]`, true, 'Solved. Next challenge: ');
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
    await tab.untilShown(`[data-check="${check}"][data-outcome="passed"]`);
  }
  await server.stop();
});

/** Presses a field of code, and puts the caret before a text in it, or at the start. */
async function pressBefore(tab: Tab, field: string, text = ''): Promise<void> {
  await tab.click(field);
  await tab.run(
    (css, words) => {
      const area = document.querySelector<HTMLTextAreaElement>(css);
      const at = area?.value.indexOf(words) ?? 0;
      area?.setSelectionRange(at, at);
    },
    field,
    text,
  );
}

/** Waits until the code of the scenario has what a regular expression describes. */
function untilCode(tab: Tab, expression: string): Promise<void> {
  return tab.until(
    (css, source) =>
      new RegExp(source).test(document.querySelector<HTMLTextAreaElement>(css)?.value ?? ''),
    FIELD,
    expression,
  );
}
