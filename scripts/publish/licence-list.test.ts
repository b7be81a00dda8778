import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { BROWSER_PACKAGES } from '../../lib/export/notices';
import { forbidden, productionPackages } from './licence-list.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const used = productionPackages(packages);

test('every package that the site is built from has a licence that allows it', () => {
  expect(used.length).toBeGreaterThan(100);
  expect(forbidden(used)).toEqual([]);
});

test('what reaches readers asks for nothing but its notice', () => {
  const licences = used.filter(({ name }) => BROWSER_PACKAGES.includes(name));
  expect(new Set(licences.map(({ name }) => name)).size).toBe(BROWSER_PACKAGES.length);
  const asksForMore = licences.filter(
    ({ name, licence }) =>
      !['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT'].includes(licence) &&
      !(licence === 'OFL-1.1' && name.startsWith('@fontsource')),
  );
  expect(asksForMore).toEqual([]);
});

test('a package counts where it is used, and a part for another system as its owner', () => {
  const locked = {
    '': { license: 'Apache-2.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', optionalDependencies: { '@a/win': '1' } },
    'node_modules/@a/win': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/checker': { version: '3.0.0', license: 'GPL-3.0', dev: true },
  };
  expect(productionPackages(locked)).toEqual([
    { name: '@a/win', version: '1.0.0', licence: 'MIT' },
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'unknown' },
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['unknown', false],
])('whether any package may have the licence %s: %s', (licence, right) => {
  expect(forbidden([{ name: 'a', version: '1.0.0', licence }])).toHaveLength(right ? 0 : 1);
});
