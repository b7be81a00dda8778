import { execFileSync } from 'node:child_process';
import { en } from '@/lib/settings/en';
import { zh } from '../fixture-site/zh';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// All of this is there before the scripts of a page run.
const FIXTURE = 'e2e/fixture-site/content';

/** An article, an overview and a Chinese article. */
const PAGES = [
  [address('folders', '/api/getGlobal'), 'content/api/getGlobal.mdx', 'en'],
  [address('folders', '/api/'), 'content/api/index.mdx', 'en'],
  [address('fixture', '/zh/guide/a'), `${FIXTURE}/zh/guide/a.md`, 'zh'],
] as const;

test('a page shows the date that git knows, in its language', async ({ page }) => {
  for (const [url, file, lang] of PAGES) {
    const iso = lastCommit(file);
    await page.goto(url);
    const label = { en, zh }[lang].doc.lastUpdated;
    const line = page.locator('[data-part="footer"]').getByText(new RegExp(`^${label}: `));
    if (iso === undefined) {
      await expect(page.locator('main')).toBeVisible();
      await expect(line).toHaveCount(0);
    } else {
      await expect(line.locator('time')).toHaveAttribute('datetime', iso);
      const year = iso.slice(0, 4);
      await expect(line).toHaveText(
        lang === 'zh' ? new RegExp(`${year}年`) : new RegExp(` ${year}$`),
      );
    }
  }
});

test('home, landing and custom pages show none, nor does a page without its footer', async ({
  page,
}) => {
  for (const url of [
    address('folders', '/'),
    address('folders', '/api/__meta__'),
    address('fixture', '/layouts/custom'),
  ]) {
    await page.goto(url);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('time')).toHaveCount(0);
  }
  await page.goto(address('fixture', '/layouts/no-footer'));
  await expect(page.locator('main')).toBeVisible();
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
