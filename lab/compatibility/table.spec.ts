import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { APP_KINDS, BUNDLERS, MODES, nameOf, PROJECTS } from './stacks';
import { ENGINES, runOf, TABLE_FILE, tablesOf, withTables, writtenTables } from './table';

const ALL_RUNS = [
  ...APP_KINDS.flatMap((kind) =>
    Object.keys(BUNDLERS).flatMap((name) =>
      ENGINES.map(([, engine]) => runOf(nameOf(kind), name, engine)),
    ),
  ),
  ...PROJECTS.flatMap(({ folder }) => MODES.map((mode) => runOf(folder, mode))),
];

test('the tables say that everything runs, with the versions that are installed', () => {
  const written = writtenTables(readFileSync(TABLE_FILE, 'utf8'));
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(written) ?? [];
  const now = tablesOf(new Map(ALL_RUNS.map((run) => [run, true])), day);
  // Otherwise run `npm run compatibility --prefix lab` and commit what it writes.
  expect(written).toBe(now);
});

test('of the page only the tables are written again', () => {
  const page = readFileSync(TABLE_FILE, 'utf8');
  expect(withTables(page, writtenTables(page))).toBe(page);
  const changed = withTables(page, '\n$& tables\n\n');
  expect(writtenTables(changed)).toBe('\n$& tables\n\n');
  expect(changed).toContain('{#what-a-run-proves}');
  expect(() => withTables('# Compatibility', '')).toThrow('has no comments around its tables');
});

test('what fails or was not run is not said to run', () => {
  const runs = new Map(ALL_RUNS.map((run) => [run, true]));
  for (const run of ALL_RUNS.slice(0, 3)) runs.set(run, false);
  for (const run of ALL_RUNS.slice(3, 6)) runs.delete(run);
  runs.delete('No framework | Vite | webkit');
  expect(tablesOf(runs, '')).toContain(
    '| No framework | fails | not run | Chromium: ✓, Firefox: ✓, WebKit: not run |',
  );
});
