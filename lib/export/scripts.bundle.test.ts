import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { SCRIPTS, writeScripts } from './scripts';

// The scripts of the real site, bundled once.

const root = folderWith();
const tag = await writeScripts(root, '/base');
const names = await readdir(join(root, SCRIPTS));
const files = new Map(
  await Promise.all(
    names.map(async (name) => [name, await readFile(join(root, SCRIPTS, name), 'utf8')] as const),
  ),
);

const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';
const page = named(/^page-[\da-f]{8}\.js$/);
const styles = named(/^apps-[\da-f]{8}\.css$/);

test('each page loads one script, which knows the style sheet of the apps', () => {
  expect(tag).toBe(
    `<script type="module" src="/base/static/scripts/${page}" data-app-styles="/static/scripts/${styles}"></script>`,
  );
});

test('files that pages name are named after what they hold', () => {
  for (const name of [page, styles]) {
    const hash = createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex');
    expect(name).toContain(`-${hash.slice(0, 8)}.`);
  }
});

test('the script of the page loads all that it imports later by names that there are', () => {
  const loaded = [...(files.get(page) ?? '').matchAll(/import\("\.\/([^"]+)"\)/g)];
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(([, name = '']) => !names.includes(name))).toEqual([]);
});

test('apps share what they have in common, and their styles are one sheet', () => {
  const copies = [...files.values()].filter((text) => text.includes('https://react.dev/errors/'));
  expect(copies).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('.css'))).toEqual([styles]);
  expect(files.get(styles)).toMatch(/\{[^}]+\}/);
  expect(files.get(styles)).not.toContain('=>');
});

test('the search starts its worker by the name that it has', () => {
  const worker = named(/^worker/);
  const starting = [...files.values()].filter((text) => text.includes(`./${worker}`));
  expect(worker).not.toBe('');
  expect(starting).toHaveLength(1);
  expect([...files.values()].join('')).not.toContain('./worker.ts');
});
