import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('most pages share one style sheet, and others have one more', () => {
  const [text, ...others] = sheetsOf('api/getGlobal');
  expect(others).toEqual([]);
  expect(sheetsOf('guide/concept/cache')[0]).toBe(text);
  expect(sheetsOf('guide/concept/cache')).toHaveLength(2);
  expect(sheetsOf('404')).toHaveLength(2);
});

test('a soft navigation waits for the rules of its page', async ({ page, watch }) => {
  await page.goto(address('clean', '/api/loader'));
  await expectLive(page);
  await page
    .locator('[data-part="sidebar"]')
    .getByRole('link', { name: 'Garfish.run', exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText('Garfish.run');
  await expect(page.getByRole('tooltip', { includeHidden: true }).first()).toBeHidden();
  expect(watch.loads).toHaveLength(1);
});

test('what a page shows has its rules, before and after its scripts', async ({ page }) => {
  for (const route of ['/', '/api/', '/issues/errors', '/guide/quick-start/start', '/404']) {
    const release = await holdRequests(page, '**/*.js');
    await page.goto(address('clean', route), { waitUntil: 'commit' });
    await expect(page.locator('footer').last()).toBeAttached();
    expect(await modulesWithoutRules(page), route).toEqual([]);
    release();
    await expectLive(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await modulesWithoutRules(page), route).toEqual([]);
    await page.unroute('**/*.js');
  }
});

/** The style sheets that a page names. */
function sheetsOf(page: string): string[] {
  const html = readFileSync(`out/${page}.html`, 'utf8');
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** The CSS modules of which an element has a class, while no style sheet of the page has a rule. */
function modulesWithoutRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const moduleOf = (name: string) => /^(_\d[\w-]{5}|[\w-]{6})_[A-Za-z]/.exec(name)?.[1] ?? '';
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    const modules = new Set(classes.map(moduleOf).filter((name) => name !== ''));
    return [...modules].filter((name) => !texts.some((text) => text.includes(`${name}_`)));
  });
}
