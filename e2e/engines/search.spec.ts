import { expect, test } from './engine-test';
import type { Tab } from './tab';

for (const way of ['Control+k', 'Meta+k', '/', 'the button']) {
  test(`the search opens by ${way} and closes by Escape`, async ({ tab, sites }) => {
    await tab.open(sites.site('/api/run'));
    if (way === 'the button') await tab.click('button[aria-haspopup="dialog"]');
    else await tab.press(way);
    await untilInField(tab);
    await tab.press('Escape');
    await tab.untilShown('dialog[open]', false);
  });
}

test('arrows go through the results, and Enter opens one', async ({ tab, sites }) => {
  await tab.open(sites.site('/api/'));
  await search(tab, 'sandbox');
  await tab.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
  await tab.until(() => document.querySelector('[role=option]')?.ariaSelected === 'true');
  await tab.press('Enter');
  await tab.untilShown('dialog[open]', false);
  await tab.untilAt(sites.site('/guide/concept/sandbox'));
});

test('rows that scroll under a mouse at rest do not become current', async ({ tab, sites }) => {
  await tab.open(sites.site('/api/'));
  await search(tab, 'sandbox');
  await tab.hover('[role=option]:first-of-type');
  await tab.press('ArrowUp');
  const isLastCurrent = () =>
    [...document.querySelectorAll('[role=option]')].at(-1)?.ariaSelected === 'true';
  await tab.until(isLastCurrent);
  // A browser tells the page of the mouse again when it has drawn what has scrolled.
  await tab.run(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await tab.run(isLastCurrent)).toBe(true);
});

test('the words are marked on the page that a row opens', async ({ tab, sites }) => {
  await tab.open(sites.site('/api/'));
  await search(tab, 'sandbox');
  await tab.press('Enter');
  await tab.untilAt(sites.site('/guide/concept/sandbox'));
  await tab.until(() => (CSS.highlights.get('found')?.size ?? 0) > 10);
});

test('the panel says that it is loading until the first results are there', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site('/api/run'));
  await tab.run(() => {
    const silent: string[] = [];
    Object.assign(window, { silent });
    let wasSilent = false;
    const look = () => {
      const panel = document.querySelector<HTMLDialogElement>('dialog[open]');
      const query = panel?.querySelector('input')?.value;
      const text = panel?.querySelector('[role=status]')?.textContent;
      const isSilent = !!query && !text && !panel?.querySelector('[role=option]');
      // A frame may come between a key and what React shows for it.
      if (query && isSilent && wasSilent) silent.push(query);
      wasSilent = isSilent;
      requestAnimationFrame(look);
    };
    look();
  });
  await search(tab, 'sandbox');
  expect(await tab.run(() => Reflect.get(window, 'silent'))).toEqual([]);
});

async function search(tab: Tab, query: string): Promise<void> {
  await tab.press('Control+k');
  await untilInField(tab);
  await tab.type(query);
  await tab.until(() => document.querySelectorAll('[role=option]').length > 3);
  await tab.until(() => document.querySelector('[role=listbox]')?.ariaBusy === 'false');
}

function untilInField(tab: Tab): Promise<void> {
  return tab.until(() => document.activeElement?.role === 'combobox');
}
