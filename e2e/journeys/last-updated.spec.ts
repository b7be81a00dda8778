import { execFileSync } from 'node:child_process';
import { labelsFor } from '@/lib/labels/labels';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// All of this is there before the scripts of a page run.
test.use({ startsScripts: false });

const FIXTURE = 'e2e/fixture-site/content';

const PAGES = [
  ['an article', address('folders', '/api/run'), 'content/api/run.mdx', 'en'],
  ['an overview', address('folders', '/api/'), 'content/api/index.md', 'en'],
  ['a Chinese article', address('fixture', '/zh/guide/a'), `${FIXTURE}/zh/guide/a.md`, 'zh'],
] as const;

for (const [kind, url, file, lang] of PAGES) {
  test(`${kind} shows the date that git knows, in its language`, async ({ page }) => {
    const iso = lastCommit(file);
    await page.goto(url);
    const label = labelsFor(lang).doc.lastUpdated;
    const line = page.locator('[data-part="footer"]').getByText(new RegExp(`^${label}: `));
    if (iso === undefined) {
      await expect(page.locator('main')).toBeVisible();
      await expect(line).toHaveCount(0);
    } else {
      await expect(line.locator('time')).toHaveAttribute('datetime', iso);
      await expect(line).toHaveText(`${label}: ${inWords(iso, lang)}`);
    }
  });
}

for (const [kind, url] of [
  ['a home page', address('folders', '/')],
  ['a landing page', address('folders', '/api/__meta__')],
  ['a custom page', address('fixture', '/layouts/custom')],
] as const) {
  test(`${kind} shows none`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('time')).toHaveCount(0);
  });
}

test('a page without its footer does not show it', async ({ page }) => {
  await page.goto(address('fixture', '/layouts/no-footer'));
  await expect(page.getByText('Last Updated')).toBeHidden();
});

/** The date of a file's last commit, where git knows it for sure. */
function lastCommit(file: string): string | undefined {
  const iso = git(['log', '-1', '--format=%aI', '--', file]);
  const parents = git(['log', '-1', '--format=%P', '--', file]);
  // A shallow clone does not know what came before its oldest commits.
  const isEdge = parents === '' && git(['rev-parse', '--is-shallow-repository']) === 'true';
  return iso === '' || isEdge ? undefined : iso;
}

/** What git answers; nothing where it or the repository is missing. */
function git(args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** `2024-03-01T23:30:00+08:00` as the calendar of its author showed it. */
function inWords(iso: string, lang: 'en' | 'zh'): string {
  const [year, month = 1, day] = iso.slice(0, 10).split('-').map(Number);
  const english = new Date(2000, month - 1).toLocaleString('en', { month: 'long' });
  return lang === 'zh' ? `${year}年${month}月${day}日` : `${english} ${day}, ${year}`;
}
