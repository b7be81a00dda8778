import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine } from '../../scripts/command-line.mjs';
import { TABLE_FILE, tablesOf, withTables } from './table';

// Runs the sub-apps of `apps/` in the engines of Chromium, Firefox and Safari and the projects of `examples/` in
// Chromium, and writes what passed into the tables of /guide/demo/compatibility: `npm run compatibility --prefix lab`.

/** A file of Playwright's report, or a part of one. A spec is one test for each project: for each engine. */
type Suite = {
  specs?: { tests: Test[] }[];
  suites?: Suite[];
};
type Test = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
};

commandLine({ usage: 'npm run compatibility --prefix lab' });

const inChromium = run('lab/playwright.config.ts', ['/compatibility.spec.ts', '/examples.spec.ts']);
const inEngines = run('lab/run-apps/engines.config.ts');

const runs = new Map(
  [inChromium, inEngines].flatMap(({ suite }) =>
    testsOf(suite).flatMap(({ status, annotations }) =>
      annotations
        .filter(({ type }) => type === 'run')
        .map(({ description = '' }): [string, boolean] => [
          description,
          status === 'expected' || status === 'flaky',
        ]),
    ),
  ),
);
const tables = tablesOf(runs, new Date().toISOString().slice(0, 10));
writeFileSync(TABLE_FILE, withTables(readFileSync(TABLE_FILE, 'utf8'), tables));
process.exitCode = inChromium.status || inEngines.status;

/** Runs the tests of a configuration, and gives their report. */
function run(config: string, files: readonly string[] = []): { status: number; suite: Suite } {
  const report = resolve('.tmp/compatibility.json');
  // The report of an earlier run must not count for this one.
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      ...files,
      '--reporter=list,json',
    ],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return { status: status ?? 1, suite: JSON.parse(readFileSync(report, 'utf8')) };
}

function testsOf({ specs = [], suites = [] }: Suite): Test[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}
