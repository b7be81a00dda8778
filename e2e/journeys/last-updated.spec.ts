import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { en } from '@/lib/settings/en';
import { zh } from '../fixture-site/zh';

const FIXTURE = 'e2e/fixture-site/content';

/** An article, an overview and a Chinese article. */
const PAGES = [
  ['out/api/getGlobal.html', 'content/api/getGlobal.mdx', en],
  ['out/api/index.html', 'content/api/index.mdx', en],
  ['out-fixture/zh/guide/a.html', `${FIXTURE}/zh/guide/a.md`, zh],
] as const;

/** The footer of an exported page: a page without its footer hides it as a whole. */
function footerOf(html: string): string {
  return /<[a-z]+[^>]*data-part="footer".*?<\/main>/s.exec(html)?.[0] ?? '';
}

test('a page shows the date that git knows, in its language; home, landing and custom pages show none', () => {
  for (const [page, file, { doc }] of PAGES) {
    const iso = lastCommit(file);
    const html = readFileSync(page, 'utf8');
    const [, date, text = ''] =
      new RegExp(`${doc.lastUpdated}: (?:<!-- -->)?<time dateTime="([^"]+)">([^<]+)`).exec(
        footerOf(html),
      ) ?? [];
    expect(date, page).toBe(iso);
    if (iso) expect(text).toMatch(new RegExp(`${iso.slice(0, 4)}${doc === zh.doc ? '年' : '$'}`));
    expect(html.replace(footerOf(html), '')).not.toContain(doc.lastUpdated);
  }
  for (const page of ['out/index', 'out/api/__meta__', 'out-fixture/layouts/custom']) {
    expect(readFileSync(`${page}.html`, 'utf8'), page).not.toContain('<time');
  }
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
