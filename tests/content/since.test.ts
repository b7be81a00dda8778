import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import escapeStringRegexp from 'escape-string-regexp';
import type { SinceRecord } from '../../lib/navigation/meta-files';
import { isTooOld, sinceOf } from '../../lib/navigation/since';
import type { ApiIndex } from '../../lib/outputs/api-entries';
import { outputFiles } from '../../lib/outputs/output-files';
import { pathKeyOf } from '../../lib/routing/route-path';
import { loadSite } from '../../lib/site/load';

// The pages say by hand since when there is what, as content/_since.json has it.

const site = await loadSite();
const record = site.since as SinceRecord;
const index = outputFiles(site, new Map()).find(({ path }) => path === '/api-index.json');
const { entries } = JSON.parse(index?.text ?? '') as ApiIndex;
type Entry = ApiIndex['entries'][number];

const pageAt = (path: string) => site.pages.get(pathKeyOf(path.replace(/#.*/, '')));

function textOf(path: string): string {
  const { relativePath = '' } = pageAt(path) ?? {};
  return readFileSync(join('content', relativePath), 'utf8');
}

/**
 * The versions that a page gives for a name: in the rows that begin with it, and below its heading. What
 * the page is named after has it above the first such heading.
 */
function versionsSaid({ name, page, anchor, kind }: Entry): string[] {
  const text = textOf(page);
  if (anchor === null && kind !== 'error') {
    const [own = ''] = text.split(/\n### /);
    const said = own.matchAll(/(?:^- \*\*Since:\*\* |\. Since )(\d+\.\d+\.\d+)(?:\.\s|$)/gm);
    return [...said].flatMap(([, version = '']) => version);
  }
  const pattern = escapeStringRegexp(name);
  const rows = text
    .split('\n')
    .filter((line) => new RegExp(`^\\|[^|]*\`${pattern}[\`(][^|]*\\|`).test(line));
  const [, below = ''] = text.split(`\n### \`${name}\`\n`);
  const [own = ''] = below.split(/\n#{2,3} /);
  const lists = own.split('\n').filter((line) => line.startsWith('- **Since:**'));
  return [...rows, ...lists].flatMap(
    (line) => line.match(/(?<=since |since:\*\* |\| )1\.\d+\.\d+\b/gi) ?? [],
  );
}

/** Every name with its version, and where it stands if it stands in one place only. */
const dated = [
  { place: undefined, names: record.names },
  ...Object.entries(record.places).map(([place, names]) => ({ place, names })),
].flatMap(({ place, names }) =>
  Object.entries(names).map(([name, version]) => ({ place, name, version })),
);

test('no page gives another version than the record', () => {
  const wrong = entries
    .filter((entry) => versionsSaid(entry).some((version) => version !== entry.since))
    .map((entry) => `${entry.address}: ${entry.name} ${versionsSaid(entry)}, not ${entry.since}`);
  expect(wrong).toEqual([]);
});

test('the reference says since when there is a name that the first version lacks', () => {
  const late = entries.filter(
    ({ page, since }) => page.startsWith('/api/') && isTooOld(record.first, since),
  );
  expect(late.length).toBeGreaterThan(20);
  const silent = late.filter((entry) => versionsSaid(entry).length === 0);
  expect(silent.map(({ name, address, since }) => `${address}: ${name} ${since}`)).toEqual([]);
});

test('every place of the record is a page or a section, and every name stands there', () => {
  const lost = dated.filter(({ place, name }) => {
    const [, anchor] = place?.split('#') ?? [];
    const page = place === undefined ? undefined : pageAt(place);
    if (place !== undefined && !page) return true;
    if (anchor !== undefined && !page?.toc.some(({ id }) => id === anchor)) return true;
    const pages = place === undefined ? entries.map((entry) => entry.page) : [place];
    const own = name.replace('Garfish.', '');
    return name !== '*' && ![...new Set(pages)].some((path) => textOf(path).includes(own));
  });
  expect(lost).toEqual([]);
});

test('the page of versions lists every name in the row of its version, with its place', () => {
  const rows = textOf('/guide/advance/versions').split('\n');
  const missing = dated.filter(({ place, name, version }) => {
    const own = rows.filter((row) => row.startsWith(`| ${version} |`));
    const said = name === '*' ? `](${place})` : `\`${name.replace('Garfish.', '')}\``;
    return version !== null && !own.some((row) => row.includes(said));
  });
  // The guides of the frameworks use what the page of the bridges has.
  expect(missing.filter(({ place }) => !/^\/guide\/demo\/(react|vue)$/.test(place ?? ''))).toEqual(
    [],
  );
});

test('options, hooks and methods of the packages are dated, the texts of errors are not', () => {
  const unknown = entries.filter(({ since }) => since === null);
  expect([...new Set(unknown.map(({ kind }) => kind))].sort()).toEqual(['error', 'method']);
  expect(unknown.filter(({ kind }) => kind === 'method').map(({ name }) => name)).toEqual(['off']);
  const [bridge] = entries.filter(({ name }) => name === 'loadRootComponent');
  expect(bridge && sinceOf(record, bridge)).toBe('1.7.0');
});
