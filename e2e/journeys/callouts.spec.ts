import type { Page } from '@playwright/test';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const CALLOUTS = fixture('/markdown/callouts');
const FOLDED = `${CALLOUTS}#numbers-of-quolls`;

/** The boxes that are no part of another. */
function boxes(page: Page) {
  return page.getByRole('main').locator('[role="note"]:not([role="note"] [role="note"])');
}

test('each callout is a note that its title names, may hold and be in other blocks, and opens for its headings and on paper', async ({
  page,
}) => {
  await page.goto(FOLDED);
  await expect(page).toHaveURL(FOLDED);
  await expect(page.getByRole('heading', { name: 'Numbers of quolls' })).toBeInViewport();

  await page.goto(CALLOUTS);
  const names = ['Tip', 'Note', 'Info', 'Important', 'Warning', 'Caution', 'Danger'];
  for (const [index, name] of names.entries()) {
    await expect(boxes(page).nth(index)).toHaveAccessibleName(name);
    await expect(boxes(page).nth(index).locator('svg').first()).toBeVisible();
  }
  const named = page.getByRole('note', { name: 'The lend() call is slow', exact: true });
  await expect(named.locator('p > * strong, p > * code')).toHaveText(['lend()', 'slow']);
  await expect(named.getByRole('link', { name: 'the kinds' })).toHaveAttribute(
    'href',
    '#the-kinds',
  );
  await expect(page.getByRole('note', { name: 'Opening hours', exact: true })).toHaveCount(1);

  // No colons are left outside of code.
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('code')) code.remove();
    return copy.textContent ?? '';
  });
  expect(text.match(/:::\w*/g)).toEqual([':::tip']);

  const full = page.getByRole('note', { name: 'A full box' });
  for (const part of ['ul', 'blockquote', 'table', 'pre', 'h3']) {
    await expect(full.locator(part)).toHaveCount(1);
  }
  const outer = page.getByRole('note', { name: 'A box with a box in it' });
  await expect(outer.getByRole('note')).toHaveAccessibleName('Tip');
  await expect(outer).toContainText('The outer text goes on.');
  await expect(page.locator('ol > li > [role="note"]')).toHaveAccessibleName('Warning');
  await expect(page.locator('ul > li > [role="note"]')).toHaveAccessibleName('Note');

  // With colours of the system, boxes keep their edge.
  await page.emulateMedia({ forcedColors: 'active' });
  const [edge, ground] = await boxes(page)
    .first()
    .evaluate((element) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
      return [`${borderTopWidth} ${borderTopColor}`, backgroundColor];
    });
  expect(edge).toMatch(/^1px rgb\(/);
  expect(edge).not.toBe(`1px ${ground}`);
  await page.emulateMedia({ forcedColors: 'none' });

  await expect(page.getByRole('heading', { name: 'Numbers of quolls' })).toBeHidden();
  const outline = page.locator('#frame-outline');
  for (const [name, anchor] of [
    ['A heading in a callout', 'a-heading-in-a-callout'],
    ['Numbers of quolls', 'numbers-of-quolls'],
  ] as const) {
    await outline.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${CALLOUTS}#${anchor}`);
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }

  const details = page.locator('main details:not([data-part])').first();
  await expect(details.locator('summary')).toHaveText('Details');
  await expect(page.getByText('pangolin')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('pangolin')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await details.locator('summary').press('Enter');
  await expect(details).toHaveAttribute('open', '');
  await expect(page.getByText('pangolin')).toBeVisible();
});
