import { test } from './engine-test';

test('code is copied, and pasted into the search as it stands', async ({ tab, sites }) => {
  await tab.open(sites.fixture('/markdown/code'));
  await tab.click('button[aria-label="Copy code"]');
  await tab.untilShown('button[data-outcome="copied"]');
  await tab.press('Control+k');
  await tab.until(() => document.activeElement?.role === 'combobox');
  await tab.press('Control+v');
  await tab.until(
    () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.value.startsWith('import { lend }'),
  );
});

test('arrows move from tab to tab', async ({ tab, sites }) => {
  await tab.open(sites.fixture('/markdown/tabs'));
  await tab.run(() =>
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  );
  await tab.press('ArrowRight');
  await tab.untilShown('[role=tab]:nth-child(2)[aria-selected=true]');
});

test('a picture is enlarged, and closes by Escape and by scrolling', async ({ tab, sites }) => {
  const picture = 'article img[data-zoom]';
  await tab.open(sites.fixture('/markdown/image'));
  for (const close of ['Escape', 'scrolling']) {
    await tab.click(picture);
    await tab.untilShown('dialog[open] img');
    await tab.until(() => document.getAnimations().length === 0);
    if (close === 'Escape') await tab.press('Escape');
    else await tab.run(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    await tab.untilShown('dialog[open]', false);
  }
});
