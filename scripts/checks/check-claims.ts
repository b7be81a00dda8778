import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SENTENCES } from '../../lab/claims/all';
import { TABLE_FILE, tablesOf, withTables } from '../../lab/compatibility/table';
import { findRunnableSamples } from '../../lab/samples/runnable-samples';
import { CONTENT_FOLDER } from '../../lib/content/source-files';
import { CHECKED_FILE, type CheckedRecord, hashOfCode } from '../../lib/site/checked';
import { loadSite } from '../../lib/site/load';
import { commandLine } from '../command-line.mjs';
import { shares, statementsOf, uncovered } from './statements';

// Runs what the pages say of Garfish, their samples and the examples in a browser, and records what
// holds: `npm run check:claims`. The site shows it at the end of those pages, and in the tables of
// /guide/demo/compatibility. At the end it tells how much of what each page states was run;
// `-- --report` tells only that, without a browser, and `-- --report --page /api/loader` lists what
// was not run of a page.

/** A file of Playwright's report, or a part of one. A spec is one test for each project: for each engine. */
type Suite = {
  specs?: { tests: Test[] }[];
  suites?: Suite[];
};
type Test = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
};

const { values: options } = commandLine({
  usage: 'npm run check:claims -- [--report [--page /api/run]]',
  options: { report: { type: 'boolean' }, page: { type: 'string' } },
});
if (options.page !== undefined && !options.report) {
  console.error('--page only narrows what --report lists. Add --report.');
  process.exit(1);
}
const loaded = [...(await loadSite()).pages.values()];
if (options.report) {
  report();
  process.exit();
}

const inChromium = run(
  'lab/playwright.config.ts',
  ['claims', 'samples', 'compatibility', 'examples'].map((name) => `/${name}.spec.ts`),
);
const inEngines = run('lab/run-apps/engines.config.ts');

/** The tests of each page, by its path. */
const tested = new Map<string, { ran: number; failed: number }>();
/** Which runs of sub-apps and examples have passed. */
const runs = new Map<string, boolean>();
for (const { suite } of [inChromium, inEngines]) count(suite);

const pages: CheckedRecord['pages'] = {};
for (const { routePath, relativePath, tree } of loaded) {
  const claims = SENTENCES.filter(({ at }) => at.split('#')[0] === routePath).map(
    ({ says }) => says,
  );
  const { ran = 0, failed = 0 } = tested.get(routePath) ?? {};
  if (claims.length === 0 || ran < claims.length || failed > 0) continue;
  pages[relativePath] = { claims, samples: ran - claims.length, code: hashOfCode(tree) };
}
const { version } = JSON.parse(readFileSync('node_modules/garfish/package.json', 'utf8'));
const sorted = Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
const record = { garfish: version, pages: sorted };
writeFileSync(join(CONTENT_FOLDER, CHECKED_FILE), `${JSON.stringify(record, null, 2)}\n`);
const tables = tablesOf(runs, new Date().toISOString().slice(0, 10));
writeFileSync(TABLE_FILE, withTables(readFileSync(TABLE_FILE, 'utf8'), tables));
console.log(`${Object.keys(pages).length} pages are recorded in content/${CHECKED_FILE}.`);
report();
process.exitCode = inChromium.status || inEngines.status;

/** Runs the tests of a configuration, and gives their report. */
function run(config: string, files: readonly string[] = []): { status: number; suite: Suite } {
  const report = resolve('.tmp/claims.json');
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

/** Tells which share of the statements of each page was run, or what was not run of one page. */
function report() {
  const samples = findRunnableSamples();
  const pages = loaded.map(({ routePath: path, relativePath }) => {
    const source = readFileSync(join(CONTENT_FOLDER, relativePath), 'utf8');
    const claims = SENTENCES.map(({ at, says }) => ({ at: at.split('#'), says }))
      .filter(({ at }) => at[0] === path)
      .map(({ at: [, id = ''], says }) => ({ id, says }));
    const lines = samples
      .filter(({ page }) => page === path)
      .map(({ place }) => Number(place.split(':')[1]));
    const open = uncovered(source, claims, lines);
    const { length: statements } = statementsOf(source);
    return { path, open, statements, covered: statements - open.length };
  });
  const one = pages.find(({ path }) => path === options.page);
  if (options.page !== undefined && !one) throw new Error(`There is no page ${options.page}.`);
  const lines = one ? one.open.map(({ id, text }) => `#${id} ${text}`) : shares(pages);
  console.log(lines.join('\n'));
}

function count({ specs = [], suites = [] }: Suite) {
  for (const { status, annotations } of specs.flatMap(({ tests }) => tests)) {
    const hasPassed = status === 'expected' || status === 'flaky';
    for (const { type, description = '' } of annotations) {
      if (type === 'run') runs.set(description, hasPassed);
      if (type !== 'page') continue;
      const { ran, failed } = tested.get(description) ?? { ran: 0, failed: 0 };
      tested.set(description, { ran: ran + 1, failed: failed + (hasPassed ? 0 : 1) });
    }
  }
  suites.forEach(count);
}
