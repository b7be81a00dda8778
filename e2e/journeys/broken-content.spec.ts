import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const CONTENT = '.tmp/broken-content';
const SETTINGS = '.tmp/broken.config.ts';
const OUT = '.tmp/earlier-site';
/** The list of files of the earlier site. */
const EARLIER = '{ "files": {} }';

test.describe.configure({ mode: 'serial' });
test.beforeEach(async () => {
  await mkdir(join(OUT, 'static'), { recursive: true });
  await writeFile(join(OUT, 'static/build.json'), EARLIER);
});
test.afterEach(() => rm(OUT, { recursive: true }));

test('a build of broken content fails, tells all problems, and leaves the earlier site', async () => {
  await rm(CONTENT, { recursive: true, force: true });
  await cp('e2e/fixture-site/content', CONTENT, { recursive: true });
  await writeFile(join(CONTENT, 'section/two.md'), '---\ntitle: a: b\n---\n');
  await writeFile(join(CONTENT, 'guide/b.md'), '# B\n\nSee [x](/reference/limit).\n');
  await writeFile(join(CONTENT, 'layouts/_meta.json'), '["custom" "blank"]\n');
  const { status, said } = run(['run', 'build'], {
    SITE_CONFIG: './e2e/fixture-site/site.config.ts',
    SITE_CONTENT: CONTENT,
  });
  expect(status).not.toBe(0);
  expect(said).toContain('3 problems in the content');
  expect(said).toContain('content/layouts/_meta.json:1:11\n  This is not valid JSON');
  expect(said).toContain('content/section/two.md:2:8\n  The front matter is not valid YAML');
  expect(said).toContain('content/guide/b.md:3:5\n  The link "/reference/limit" leads');
  // Nothing is compiled before.
  expect(said).not.toContain('Next.js');
  expect(said).not.toContain('lib/content/load.ts');
  expect(await readFile(join(OUT, 'static/build.json'), 'utf8')).toBe(EARLIER);
  await rm(CONTENT, { recursive: true });
});

test('a compile error leaves the earlier site', async () => {
  await mkdir('.tmp', { recursive: true });
  await writeFile(SETTINGS, "import './nowhere';\nexport { default } from '../site.config';\n");
  const { status, said } = run(['exec', 'next', 'build'], { SITE_CONFIG: SETTINGS });
  expect(status).not.toBe(0);
  expect(said).toMatch(/Module not found[\s\S]*nowhere/);
  expect(await readFile(join(OUT, 'static/build.json'), 'utf8')).toBe(EARLIER);
  await rm(SETTINGS);
});

function run(args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_OUT: OUT, ...env },
  });
  return { status, said: stdout + stderr };
}
