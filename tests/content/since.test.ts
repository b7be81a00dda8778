import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import since from './since.json' with { type: 'json' };

const CONTENT = 'content';
const OVERVIEW = 'guide/advance/versions.md';

const names = Object.entries(since.names);
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.mdx?$/.test(file) && file !== OVERVIEW && !file.endsWith('older-docs.md'),
);

/** The versions that pages give for a name: in the rows of tables that begin with it, and below its heading. */
function versionsOf(name: string): string[] {
  const versions = /\b1\.\d+\.\d+\b/g;
  return files.flatMap((file) => {
    const text = read(file);
    const rows = text.split('\n').filter((line) => {
      const first = line.split('|')[1] ?? '';
      return line.startsWith('|') && new RegExp(`^ \\[?\`${name}[\`(]`).test(first);
    });
    const [, below = ''] = text.split(`\n### \`${name}\`\n`);
    const [own = ''] = below.split(/\n#{2,3} /);
    const lists = own.split('\n').filter((line) => line.startsWith('- **Since:**'));
    return [...rows, ...lists].flatMap((line) => line.match(versions) ?? []);
  });
}

test.each(names)('every page that says since when there is %s says since %s', (name, version) => {
  expect(versionsOf(name).filter((said) => said !== version)).toEqual([]);
});

test('the overview of versions lists each name in the row of its version', () => {
  const rows = read(OVERVIEW)
    .split('\n')
    .filter((line) => line.startsWith('| 1.'));
  const missing = names.filter(
    ([name, version]) =>
      !rows.some((row) => row.startsWith(`| ${version} |`) && row.includes(`\`${name}\``)),
  );
  expect(missing).toEqual([]);
});

test('options with a version of their own say so where they are explained', () => {
  const options = names.filter(([name]) => /^(disable|exclude|fix|async|custom)/.test(name));
  expect(options.filter(([name]) => versionsOf(name).length === 0)).toEqual([]);
});
