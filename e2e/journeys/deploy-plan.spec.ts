import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sha256 } from '../../lib/export/files';
import { filesUnder } from '../../lib/files/list-files';
import type { DeployPlan } from '../../scripts/publish/upload-steps';
import { skipWithout } from '../support/skip-without';

const SITES = [
  { folder: 'out', basePath: '' },
  { folder: 'out-fixture', basePath: '/base' },
];

/** What a page cannot be shown without, and what the search needs. */
const NEEDED =
  /"(\/[^"]*?\.(?:avif|css|gif|ico|jpe?g|js|png|svg|webp|woff2)|search_[a-z]+\.[^"]+)"/g;

for (const { folder, basePath } of SITES) {
  const { steps } = planOf(folder);

  test(`every file of ${folder}/ is uploaded once, and as it is`, async () => {
    const uploads = steps.flatMap(({ files }) => files);
    expect(uploads.map(({ path }) => path).sort()).toEqual(filesUnder(folder));
    for (const { path, size, sha256: hash } of uploads) {
      const bytes = readFileSync(join(folder, path));
      expect([path, bytes.length, sha256(bytes)]).toEqual([path, size, hash]);
    }
  });

  test(`no file of ${folder}/ comes before one that it needs`, () => {
    const stepOf = new Map(
      steps.flatMap(({ files }, step) => files.map(({ path }) => [path, step])),
    );
    let needs = 0;
    for (const [path, step] of stepOf) {
      if (!/\.(html|txt|json)$/.test(path) || path.endsWith('build.json')) continue;
      for (const [, name = ''] of readFileSync(join(folder, path), 'utf8').matchAll(NEEDED)) {
        const needed = name.startsWith(`${basePath}/`)
          ? name.slice(basePath.length + 1)
          : `static/${name}`;
        const found = stepOf.get(decodeURIComponent(needed));
        if (found === undefined) continue;
        needs += 1;
        expect([path, needed, found < step]).toEqual([path, needed, true]);
      }
    }
    expect(needs).toBeGreaterThan(500);
    expect(steps.at(-1)?.files.map(({ path }) => path)).toEqual(['static/build.json']);
  });
}

test('the lines of the README put every file on a host, in order and with its headers', () => {
  skipWithout('jq', isInstalled('jq'));
  const lines = /```bash\n(npm run --silent deploy-plan[\s\S]*?)```/.exec(
    readFileSync('README.md', 'utf8'),
  )?.[1];
  const home = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const log = join(home, 'log');
    // A function takes precedence over any program of that name on the machine.
    const aws = `aws() { printf '%s\\n' "$*" >> ${log}; }\n`;
    const script = (lines ?? '').replaceAll('plan.json', join(home, 'plan.json'));
    execFileSync('bash', ['-c', aws + script]);
    const sent = readFileSync(log, 'utf8').trim().split('\n');
    const plain = planOf('out')
      .steps.flatMap(({ files }) => files)
      .filter(({ contentEncoding }) => contentEncoding === undefined);
    expect(sent).toEqual(
      plain.map(
        ({ path, contentType, cacheControl }) =>
          `s3 cp out/${path} s3://docs-bucket/${path} --content-type ${contentType} --cache-control ${cacheControl}`,
      ),
    );
  } finally {
    rmSync(home, { recursive: true });
  }
});

function planOf(folder: string): DeployPlan {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', './scripts/typescript.mjs', 'scripts/publish/deploy-plan.ts', folder],
      options,
    ),
  ) as DeployPlan;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
