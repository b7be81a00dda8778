import { currentRow, dialog, field, find, openSearch, PAGE, rows } from '../support/search-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('results stand together by page, with what was typed marked; tabs show the parts of the site and go by arrows; all pages show when asked for', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await find(page, 'sandbox');
  await expect(rows(page).first()).toHaveAttribute('data-type', 'title');
  await expect(rows(page).first()).toHaveAttribute('href', '/guide/concept/sandbox');
  const count = Number(await rows(page).first().getAttribute('aria-setsize'));
  const first = await rows(page).count();
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThan(count);
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 200);
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(count));

  const pages = await rows(page).evaluateAll((found) =>
    found.map((row) => (row as HTMLAnchorElement).pathname),
  );
  const blocks = pages.filter((path, index) => path !== pages[index - 1]);
  expect(new Set(blocks).size).toBe(blocks.length);
  expect(blocks.length).toBeGreaterThan(5);
  const marks = await dialog(page).locator('mark').allTextContents();
  expect(marks.length).toBeGreaterThan(10);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['sandbox']));
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages found$/);

  const tabs = dialog(page).getByRole('tab');
  // The rows are sections, so the first tab says that pages are counted, as the button below the rows does.
  await expect(tabs.first()).toHaveText(/^All \d+ pages$/);
  // Pages outside the sections have nothing in common, so their tab names them.
  await expect(tabs).toHaveText([/^All/, /^Guide/, /^API/, /^Blog/, /^FAQ/, /^Others: \S/]);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first()).toHaveAttribute('href', /^\/api\//);
  await expect(rows(page).and(page.locator(':not([href^="/api/"])'))).toHaveCount(0);

  // Seven pages of each part show at first.
  await find(page, 'garfish');
  await tabs.first().click();
  const groups = () => dialog(page).getByRole('group').count();
  const total = Number(
    /\d+/.exec((await dialog(page).getByRole('tab').first().textContent()) ?? '')?.[0],
  );
  expect(await groups()).toBeLessThan(total);
  // Not by the mouse: the rest of the rows comes as the button comes into view, and moves it away.
  await dialog(page)
    .getByRole('button', { name: `Show all ${total} pages` })
    .press('Enter');
  await expect.poll(groups).toBe(total);
  await expect(dialog(page).getByRole('button', { name: /Show all/ })).toHaveCount(0);
});

test('a query that finds nothing says so, as text; arrows move through the rows and wrap, Home and End stay with the text', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSearch(page);
  const query = '<img/zzqq onqqzz=yyqq>';
  await field(page).fill(query);
  await expect(dialog(page).getByText(`No results for "${query}"`)).toBeVisible();
  await expect(dialog(page).getByText('Please try again with a different keyword')).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
  await field(page).fill('');
  await expect(dialog(page).getByText('No results')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);

  // A row about an option or an error answers by itself.
  await find(page, 'asyncProviderTimeout');
  const option = rows(page).filter({ hasText: 'Default: 2000' }).first();
  await expect(option).toContainText('Type: number · Default: 2000');
  await find(page, 'Miss app.name');
  await expect(rows(page).first()).toContainText('Fix: ');

  await find(page, 'preload');
  const count = Number(await rows(page).first().getAttribute('aria-setsize'));
  // Further rows are made on the way, and not all are in view.
  expect(count).toBeGreaterThan(await rows(page).count());
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).last()).toBeInViewport({ ratio: 0.9 });
  for (let step = 1; step < count; step++) {
    await page.keyboard.press('ArrowUp');
    await expect(currentRow(page)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(currentRow(page)).toHaveCount(1);
  const id = await currentRow(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('xpreload');
  // Another query begins at its first row.
  await find(page, 'router');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('a row opens softly by Enter, by a click and, with Ctrl, in a new tab', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(PAGE);
  const loads = watch.loads.length;
  await test.step('Ctrl+Enter opens a new tab, and the panel stays', async () => {
    await openSearch(page);
    await find(page, 'Garfish.channel');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(site('/api/channel'));
    await (await opened).close();
    await expect(dialog(page)).toHaveCount(1);
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('a row under the moving mouse is current, and a click opens it', async () => {
    await find(page, 'router');
    // The very first report of a mouse tells no distance.
    await page.mouse.move(10, 10);
    await rows(page).nth(2).hover();
    await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const href = (await rows(page).nth(2).getAttribute('href')) ?? '';
    await rows(page).nth(2).click();
    await expect(page).toHaveURL(site(href));
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('Enter leads to a heading below the bar', async () => {
    await openSearch(page);
    await find(page, 'what the snapshot sandbox does');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/concept\/sandbox#what-the-snapshot-sandbox-does$/);
    await expect(dialog(page)).toHaveCount(0);
    const top = () =>
      page
        .locator('#what-the-snapshot-sandbox-does')
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThanOrEqual(74);
    expect(await top()).toBeGreaterThan(70);
  });

  await test.step('Enter waits for results, however long finding takes', async () => {
    await openSearch(page);
    await find(page, 'sandbox');
    // Longer than the search waits for further keys.
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (...message: unknown[]) {
        setTimeout(() => Reflect.apply(postMessage, this, message), 400);
      };
    });
    await field(page).fill('Garfish.channel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site('/api/channel'));
  });
  expect(watch.loads).toHaveLength(loads);
});
