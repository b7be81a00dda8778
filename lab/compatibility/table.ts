import { APP_KINDS, BUNDLERS, type Bundler, MODES, nameOf, PROJECTS, versionOf } from './stacks';

/** The file that `npm run check:claims` writes, and the page includes. */
export const TABLE_FILE = 'content/guide/demo/_fragments/compatibility.md';

/** What was run, by the names that tests give it, and whether it passed. */
export type Runs = ReadonlyMap<string, boolean>;

/** The name of a run: a row and a column of a table. */
export function runOf(row: string, column: string): string {
  return `${row} | ${column}`;
}

/** The tables of all runs. A run that is not known has not been made. */
export function tablesOf(runs: Runs, day: string): string {
  const bundlers = Object.keys(BUNDLERS) as Bundler[];
  return [
    `Last run on ${day} in Chromium, with garfish ${versionOf('garfish')}. ✓ means that the combination runs:`,
    table(
      ['Sub-app', ...bundlers.map((name) => `${name} ${versionOf(BUNDLERS[name])}`)],
      APP_KINDS.map((kind) => [nameOf(kind), ...bundlers.map((name) => said(nameOf(kind), name))]),
    ),
    'The projects of these guides, each with a host and routes:',
    table(
      ['Guide', 'Packages', 'Dev servers', 'Builds'],
      PROJECTS.map(({ folder, page, packages }) => [
        page,
        packages.map((name) => `\`${name}\` ${versionOf(name)}`).join(', '),
        ...MODES.map((mode) => said(folder, mode)),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n');

  function said(row: string, column: string): string {
    const hasPassed = runs.get(runOf(row, column));
    if (hasPassed === undefined) return 'not run';
    return hasPassed ? '✓' : 'fails';
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
