import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathKeyOf, routeOfFile } from '@/lib/routing/route-path';
import { announcement, blocks, copyAll, copyButton } from '../support/code-page';
import { fencesOf } from '../support/fences';
import { openAtRest } from '../support/page-at-rest';
import { ROUTES } from '../support/routes';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('every block of every page holds what was typed, and its button copies what it holds', async ({
  page,
}) => {
  const PRESSED = '/guide/demo/vue';
  await page.goto(site(PRESSED));
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const routes = new Map(ROUTES.map((route) => [pathKeyOf(route), route]));
  let count = 0;
  for (const file of files.sort()) {
    const route = routes.get(pathKeyOf(routeOfFile(file)));
    const typed = fencesOf(file, readFileSync(`content/${file}`, 'utf8')).map(({ value }) => value);
    if (!route || typed.length === 0) continue;
    const held = await heldIn(page, route);
    expect(typedAmong(held, typed), file).toEqual(typed);
    if (route === PRESSED) expect(await copyAll(page)).toEqual(held);
    count += typed.length;
  }
  expect(count).toBeGreaterThan(60);
});

test('all kinds of code are copied as they were typed; the success shows for two seconds, and is told once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await openAtRest(page, fixture('/markdown/code'));
  await page.clock.pauseAt(1_000_000);
  const block = blocks(page).first();
  const button = copyButton(block);

  await button.click();
  await expect(button).toHaveAttribute('data-outcome', 'copied');
  await expect(announcement(block)).toHaveText('Copied');
  await expect(button).toHaveAccessibleName('Copy code');
  await page.clock.runFor(1850);
  await expect(button).toHaveAttribute('data-outcome', 'copied');
  await page.clock.runFor(300);
  await expect(button).not.toHaveAttribute('data-outcome');
  await expect(announcement(block)).toBeEmpty();

  await page.clock.resume();
  const source = readFileSync('e2e/fixture-site/content/markdown/code.md', 'utf8');
  const typed = fencesOf('code.md', source).map(({ value }) => value);
  expect(typed.join()).toMatch(/\t/);
  expect(await copyAll(page)).toEqual(typed);
});

/** What the blocks of an exported page hold for a copy. */
function heldIn(page: Page, route: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [...parsed.querySelectorAll('main figure > pre')].map((pre) => pre.textContent ?? '');
  }, route);
}

/** The copies without the commands that the page adds for other package managers. */
function typedAmong(copies: readonly string[], typed: readonly string[]): string[] {
  const left = [...typed];
  return copies.filter((copy) => {
    const isAdded = ADDED.test(copy) && copy !== left[0];
    if (!isAdded) left.shift();
    return !isAdded;
  });
}

const ADDED = /^(?:npm|yarn|pnpm|bun) |\n(?:yarn|pnpm|bun) /;
