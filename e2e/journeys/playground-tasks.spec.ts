import { readFileSync } from 'node:fs';
import { scenarioOf } from '../support/exported-scenarios';
import { expectSoon } from '../support/playground-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const { question = '', answer = '' } = scenarioOf('cache').task ?? {};

test('a scenario has its task, before and while it runs, and the answer is folded', async ({
  page,
}) => {
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await expect(box.getByText(question)).toBeVisible();
  await expect(box.getByText(answer)).toBeHidden();
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  await expectSoon(box.getByRole('status')).toContainText('on the page');
  await expect(box.getByText(question).filter({ visible: true })).toBeVisible();
  await box.getByText('Answer', { exact: true }).filter({ visible: true }).click();
  await expect(box.getByText(answer).filter({ visible: true })).toBeVisible();
});

test('task and answer are in the Markdown of the page, and need no scripts', async ({
  browser,
}) => {
  const markdown = readFileSync('out/guide/concept/cache.md', 'utf8');
  expect(markdown).toContain(`**Try it:** ${question}`);
  expect(markdown).toContain(`**Answer:** ${answer}`);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address('folders', '/guide/concept/cache'));
  const box = page.locator('[data-playground="cache"]');
  await box.getByText('Answer', { exact: true }).click();
  await expect(box.getByText(answer)).toBeVisible();
  await page.close();
});
