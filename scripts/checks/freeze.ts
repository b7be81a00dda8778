import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { filesUnder } from '../../lib/files/list-files';
import { commandLine } from '../command-line.mjs';

// Compares what readers get from a commit with what they get from this checkout: both exports are built from
// each, and every difference that freeze-expected.txt does not list is printed and ends the command with 1.
// Text of pages whose Markdown changed since the commit is left out, since a writer meant that.

const SELF = 'scripts/checks/freeze.ts';
const EXPECTED = 'scripts/checks/freeze-expected.txt';
const FIXTURE = 'e2e/fixture-site/content';
const NODE = ['--conditions=react-server', '--import', './scripts/typescript.mjs'];

/** Per key, such as `out /api/run words`, the values there in their order. */
type Snapshot = Record<string, string[]>;

function compare(commit: string): number {
  mkdirSync('.tmp/freeze', { recursive: true });
  const before = snapshotOf(commit);
  const after = build('.', resolve('.tmp/freeze/here.json'));
  const edited = editedPages(commit);
  const differences = new Map<string, string[]>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [site = '', page = '', field = ''] = key.split(' ');
    if (edited.has(`${site} ${page.replace(/\.md$|\/$/, '')}`) && field !== 'policy') continue;
    const [old, now] = [before[key] ?? [], after[key] ?? []];
    const changes = [
      ...without(old, now).map((value) => `- ${field}: ${value}`),
      ...without(now, old).map((value) => `+ ${field}: ${value}`),
    ];
    if (changes.length === 0 && `${old}` !== `${now}`) changes.push(`~ ${field}: order`);
    for (const line of changes) {
      differences.set(line, [...(differences.get(line) ?? []), `${site} ${page}`]);
    }
  }
  const expected = lines(readFileSync(EXPECTED, 'utf8'))
    .filter((line) => !line.startsWith('#'))
    .map((line) => new RegExp(line.replace(/\s+# .*$/, '')));
  const unexpected = [...differences]
    .map(([line, pages]) => `${line} (${pages.length}: ${pages.slice(0, 3).join(', ')})`)
    .filter((line) => !expected.some((pattern) => pattern.test(line)));
  for (const line of unexpected.sort()) console.log(line);
  console.log(
    `${differences.size} differences from ${commit.slice(0, 8)}, ${unexpected.length} of them unexpected; ${edited.size} pages with edited text.`,
  );
  return unexpected.length === 0 ? 0 : 1;
}

/** The values of the first list that the second has less often. */
function without(values: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return values.filter((value) => {
    const index = rest.indexOf(value);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** The pages whose Markdown differs from that of the commit, as `out /api/run`. */
function editedPages(commit: string): Set<string> {
  const changed = git('diff', '--name-only', commit, '--', 'content', FIXTURE).split('\n');
  const pages = changed.map((path) =>
    path
      .replace(FIXTURE, 'out-fixture ')
      .replace(/^content/, 'out ')
      .replace(/(\/index|index)?\.mdx?$/, ''),
  );
  return new Set(pages);
}

/** A commit is built once; its snapshot stays in .tmp. */
function snapshotOf(commit: string): Snapshot {
  const folder = resolve('.tmp/freeze', commit);
  const file = `${folder}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  // A commit from before this file is read by it, any other by its own.
  if (!existsSync(join(folder, SELF))) copyFileSync(SELF, join(folder, SELF));
  const snapshot = build(folder, file);
  git('worktree', 'remove', '--force', folder);
  return snapshot;
}

/** Builds both exports in a checkout and reads them. */
function build(folder: string, file: string): Snapshot {
  run(folder, 'npm', 'run', 'build');
  run(folder, 'npm', 'run', 'build:fixture');
  run(folder, process.execPath, ...NODE, SELF, '--snapshot', file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(cwd: string, command: string, ...args: string[]) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function takeSnapshot(): Promise<Snapshot> {
  const snapshot: Snapshot = {};
  for (const site of ['out', 'out-fixture']) {
    for (const path of filesUnder(site)) {
      const text = () => readFileSync(join(site, path), 'utf8');
      const isPage = path.endsWith('.html') && !/\/index\.html$|^(print|static)\//.test(path);
      if (isPage)
        Object.assign(
          snapshot,
          readPage(`${site} /${path.replace(/(^index)?\.html$/, '')}`, text()),
        );
      if (/\.(md|txt|xml)$|^_redirects$/.test(path))
        snapshot[`${site} /${path} lines`] = lines(text());
    }
    snapshot[`${site} / routes`] = filesUnder(site).filter((path) => path.endsWith('.html'));
  }
  return { ...snapshot, ...lastEvents(), ...(await firstRows()) };
}

/** Elements that do not begin a new piece of text, and those whose text nobody sees. */
const INLINE = /^(a|abbr|b|code|del|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
const UNSEEN = /<(script|style|template|noscript|svg)\b[^>]*>.*?<\/\1>/gs;

/** Reads what readers, search engines and other programs see of a page. */
function readPage(key: string, html: string): Snapshot {
  const page: Snapshot = { words: [], links: [], ids: [], head: [], policy: [] };
  const add = (field: string, value = '') => page[field]?.push(value.replace(/\s+/g, ' ').trim());
  let piece = '';
  const endPiece = (name: string) => {
    if (INLINE.test(name)) return;
    if (piece.trim() !== '') add('words', piece);
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, { id, href, rel = '', content, hreflang, ...rest }) {
      endPiece(name);
      if (id) add('ids', id);
      if (name === 'a') add('links', href);
      if (rest['aria-label']) add('words', rest['aria-label']);
      if (/canonical|alternate/.test(rel)) add('head', `${rel} ${hreflang} ${href}`);
      if (rest.name === 'description') add('head', content);
      if (rest['http-equiv']) add('policy', content?.replace(/ 'sha256-[^']+'/g, ''));
    },
    ontext: (text) => {
      piece += text;
    },
    onclosetag: endPiece,
  });
  parser.end(html.replace(UNSEEN, ''));
  return Object.fromEntries(
    Object.entries(page).map(([field, values]) => [`${key} ${field}`, values]),
  );
}

/** The end of each recorded run, which journeys compare with a real one. */
function lastEvents(): Snapshot {
  const folder = 'lib/playground/traces';
  const ends = filesUnder(folder).map((path) => {
    const last = lines(readFileSync(join(folder, path), 'utf8')).at(-1) ?? '';
    return [`run ${path} event`, [last.replace(/^\d+\t/, '')]];
  });
  return Object.fromEntries(ends);
}

/** The first three rows of the relevance questions, without the held-back part of the exam. */
async function firstRows(): Promise<Snapshot> {
  const { englishSearch } = await import('../../tests/relevance/english-search');
  const { QUESTIONS, IN_OTHER_WORDS } = await import('../../tests/relevance/questions');
  const { EXAM, partOf } = await import('../../tests/relevance/exam');
  const { search } = await englishSearch();
  const asked = [...Object.values(QUESTIONS).flat(), ...IN_OTHER_WORDS].map(([text]) => text);
  asked.push(...EXAM.filter((question) => partOf(question) !== 'exam').map(({ q }) => q));
  const rows = asked.map((text) => {
    const links = search(text).pages.flatMap(({ suggestions }) =>
      suggestions.map(({ link }) => link),
    );
    return [
      `search ${text.replaceAll(' ', '_')} rows`,
      [`${text}: ${links.slice(0, 3).join(' ')}`],
    ];
  });
  return Object.fromEntries(rows);
}

const { values } = commandLine({
  usage: 'npm run freeze -- --compare COMMIT',
  options: { compare: { type: 'string', default: 'HEAD' }, snapshot: { type: 'string' } },
});
if (values.snapshot === undefined)
  process.exitCode = compare(git('rev-parse', `${values.compare}`));
else writeFileSync(`${values.snapshot}`, JSON.stringify(await takeSnapshot()));
