import { expect, test } from '@jest/globals';
import { chosenTab, storedChoice } from './first-tab';

const TABS = [
  { label: 'npm', value: 'npm' },
  { label: 'Yarn', value: 'yarn' },
  { label: '7', value: 'seven' },
];

test('what is stored is the index of the tab and its value', () => {
  expect(storedChoice(1, { label: 'Yarn', value: 'yarn' })).toBe('1:yarn');
});

test.each([
  ['1:yarn', 1],
  ['yarn', 1],
  ['Yarn', 1],
  ['0', 0],
  ['7', 2],
  ['2:a:b', undefined],
  ['3', undefined],
  ['1:pnpm', undefined],
  ['', undefined],
  [null, undefined],
])('what is stored as %j chooses tab %j', (stored, index) => {
  expect(chosenTab(TABS, stored)).toBe(index);
});
