import { APP_KINDS, BUNDLERS, type Bundler, MODES, nameOf, PROJECTS, versionOf } from './stacks';

/** The page whose tables `npm run compatibility --prefix lab` writes. */
export const TABLE_FILE = 'content/guide/demo/compatibility.mdx';

/** The comments of the page between which the tables stand, and the tables with the blank lines around them. */
const TABLES = /(?<=^\{\/\* Written by .*\*\/\}\n)[\s\S]*(?=^\{\/\* Up to here \*\/\})/m;

/** The tables that a page has. */
export function writtenTables(page: string): string {
  const [tables] = TABLES.exec(page) ?? [];
  if (tables === undefined) throw new Error(`${TABLE_FILE} has no comments around its tables.`);
  return tables;
}

/** A page with other tables. */
export function withTables(page: string, tables: string): string {
  return page.replace(writtenTables(page), () => tables);
}

/** What was run, by the names that tests give it, and whether it passed. */
export type Runs = ReadonlyMap<string, boolean>;

/** The name of a run: a row and a column of a table, and the engine where that is not Chromium's. */
export function runOf(row: string, column: string, engine?: string): string {
  return [row, column, ...(engine ? [engine] : [])].join(' | ');
}

/** What readers call the engines in which each combination runs. */
export const ENGINES = [
  ['Chromium', undefined],
  ['Firefox', 'firefox'],
  ['WebKit', 'webkit'],
] as const;

/** The tables of all runs. A run that is not known has not been made. */
export function tablesOf(runs: Runs, day: string): string {
  const bundlers = Object.keys(BUNDLERS) as Bundler[];
  const blocks = [
    `Last run on ${day} with garfish ${versionOf('garfish')} in Chromium, Firefox and WebKit, the engine of Safari. ✓ means that the combination runs in all three:`,
    table(
      ['Sub-app', ...bundlers.map((name) => `${name} ${versionOf(BUNDLERS[name])}`)],
      APP_KINDS.map((kind) => [
        nameOf(kind),
        ...bundlers.map((name) => saidOfAll(nameOf(kind), name)),
      ]),
    ),
    'The projects of these guides, each with a host and routes, in Chromium:',
    table(
      ['Guide', 'Packages', 'Dev servers', 'Builds'],
      PROJECTS.map(({ folder, page, packages }) => [
        page,
        packages.map((name) => `\`${name}\` ${versionOf(name)}`).join(', '),
        ...MODES.map((mode) => said(folder, mode)),
      ]),
    ),
  ];
  return `\n${blocks.join('\n\n')}\n\n`;

  function said(row: string, column: string, engine?: string): string {
    const hasPassed = runs.get(runOf(row, column, engine));
    if (hasPassed === undefined) return 'not run';
    return hasPassed ? '✓' : 'fails';
  }

  /** One mark where all engines agree, else that of each. */
  function saidOfAll(row: string, column: string): string {
    const marks = ENGINES.map(([name, engine]) => ({ name, mark: said(row, column, engine) }));
    const different = new Set(marks.map(({ mark }) => mark));
    if (different.size === 1) return [...different].join('');
    return marks.map(({ name, mark }) => `${name}: ${mark}`).join(', ');
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
