import type { Page } from '@playwright/test';
import { currentRow, dialog, find, openSearch, PAGE, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('a page shows three rows at most, and the others when its last row is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(PAGE);
  await openSearch(page);
  // The keys that come to the first row bring the title of its page into view.
  await find(page, 'autoRefreshApp');
  const title = dialog(page).getByRole('group').first().locator('p').first();
  await expect(title).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(title).not.toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(title).toBeInViewport({ ratio: 1 });
  // So does a new query, wherever the list was.
  await rows(page).first().hover();
  await page.mouse.wheel(0, 600);
  await expect(title).not.toBeInViewport();
  await find(page, 'domGetter');
  await expect(title).toBeInViewport({ ratio: 1 });
  await find(page, 'autoRefreshApp');

  // Texts have one line where there is room, and paths the width of the row where there is none.
  const heights = () =>
    dialog(page)
      .locator('[data-type="content"]:not([data-answer]) span > span')
      .evaluateAll((texts) => texts.map((text) => text.clientHeight));
  expect(new Set(await heights())).toEqual(new Set([20]));
  await page.setViewportSize({ width: 375, height: 700 });
  expect(Math.max(...(await heights()))).toBeGreaterThan(20);
  const paths = dialog(page).locator('[role="option"] small');
  expect(await paths.count()).toBeGreaterThan(1);
  const isCut = (path: Element) => path.scrollWidth > path.clientWidth;
  for (const path of await paths.all()) expect(await path.evaluate(isCut)).toBe(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await find(page, 'sandbox');
  const folds = page.locator('[role="option"][data-type="more"]');
  const perPage = await dialog(page)
    .getByRole('group')
    .evaluateAll((pages) => pages.map((one) => one.querySelectorAll('[role="option"]').length));
  expect(Math.max(...perPage)).toBe(4);

  for (const open of [
    async () => {
      while ((await currentRow(page).getAttribute('data-type')) !== 'more')
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    () => folds.first().click(),
  ]) {
    const before = await folds.count();
    const folded = Number(/\d+/.exec((await folds.first().textContent()) ?? '')?.[0]);
    const count = Number(await rows(page).first().getAttribute('aria-setsize'));
    await open();
    await expect(folds).toHaveCount(before - 1);
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', `${count - 1 + folded}`);
    await expect(currentRow(page)).not.toHaveAttribute('data-type', 'more');
  }
  await expect(page).toHaveURL(PAGE);
});

/** The words that are marked on a page, in small letters. */
const markedOn = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset).toLowerCase(),
    ),
  );

test('the words are marked on the page that a row opens, until Escape or the next page', async ({
  page,
  watch,
}) => {
  const marked = () => markedOn(page);
  await page.goto(PAGE);
  for (const press of [
    () => page.keyboard.press('Enter'),
    // A place on the page that shows by now.
    () => rows(page).nth(1).click(),
  ]) {
    await openSearch(page);
    await find(page, 'sandbox');
    await press();
    await expect(page).toHaveURL(/\/guide\/concept\/sandbox/);
    await expect.poll(async () => (await marked()).length).toBeGreaterThan(10);
    expect(new Set(await marked())).toEqual(new Set(['sandbox']));
    if (page.url().includes('#')) continue;
    await page.keyboard.press('Escape');
    expect(await marked()).toEqual([]);
  }
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/issues\//);
  expect(await marked()).toEqual([]);

  // A row of the page that shows keeps the page, and marks pieces of names, too.
  const option = site('/api/run');
  const enter = () => page.keyboard.press('Enter');
  const press = () => page.locator('[role="option"][href="/api/run#domgetter"]').click();
  for (const [from, query, follow, to, word] of [
    [option, 'Garfish.run', enter, option, 'run'],
    [`${option}?q=autoRefreshApp`, '', enter, `${option}#autorefreshapp`, 'autorefreshapp'],
    [`${option}?q=getter`, '', press, `${option}#domgetter`, 'getter'],
  ] as const) {
    await page.goto(from);
    watch.loads.length = 0;
    if (query === '') await expect(currentRow(page)).toBeVisible();
    else {
      await openSearch(page);
      await find(page, query);
    }
    await follow();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(to);
    await expect.poll(() => markedOn(page)).toContain(word);
    expect(watch.loads).toEqual([]);
  }
});
