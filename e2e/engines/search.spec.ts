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

test('a question shows its answer first, or that there is none, with a way to ask', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site('/api/'));
  await search(tab, 'how long does garfish wait for a provider');
  const isAnswered = () => document.querySelector('[role=option]')?.matches('[data-answer]');
  await tab.until(() => document.querySelector('[role=option]')?.matches('[data-answer]') === true);
  expect(await tab.run(() => document.querySelectorAll('[data-answer]').length)).toBe(1);
  await tab.type(' of sourdough kneading yeast ovens rye crust');
  await tab.untilShown('[data-part="search-unsure"]');
  expect(await tab.run(isAnswered)).toBe(false);
  const title = () => {
    const discussion = document.querySelector<HTMLAnchorElement>(
      '[data-part=search-help] a[href*="/discussions/"]',
    );
    return discussion && new URL(discussion.href).searchParams.get('title');
  };
  expect(await tab.run(title)).toBe(
    'how long does garfish wait for a provider of sourdough kneading yeast ovens rye crust',
  );
});

test('the rows of a page that are folded show when the last of its rows is opened', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site('/api/'));
  await search(tab, 'sandbox');
  await tab.until(
    () =>
      document.querySelector('dialog [role=group]')?.querySelectorAll('[role=option]').length === 4,
  );
  await tab.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await tab.until(
    () =>
      (document.querySelector('dialog [role=group]')?.querySelectorAll('[role=option]').length ??
        0) > 4,
  );
  expect(await tab.run(() => document.querySelector('dialog')?.open)).toBe(true);
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
