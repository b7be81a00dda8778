import { expect, test } from '@jest/globals';
import { chosenTab } from './first-tab';
import { storedChoice } from './run-tabs';

const TABS = [
  { label: 'npm', value: 'npm' },
  { label: 'Yarn', value: 'yarn' },
  { label: '7', value: 'seven' },
];

test('what is stored is the place of the tab and its value', () => {
  expect(storedChoice(1, { label: 'Yarn', value: 'yarn' })).toBe('1:yarn');
});

test.each([
  ['1:yarn', 1],
  ['0:yarn', 1],
  ['9:yarn', 1],
  ['1:Yarn', 1],
  ['yarn', 1],
  ['Yarn', 1],
  ['0', 0],
  ['2', 2],
  ['7', 2],
  ['2:a:b', undefined],
  ['3', undefined],
  ['1:pnpm', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['YARN', undefined],
  ['{"index":1}', undefined],
  [null, undefined],
])('what is stored as %j chooses tab %j', (stored, index) => {
  expect(chosenTab(TABS, stored)).toBe(index);
});

test('a value that begins with a number and a colon is found', () => {
  const tabs = [TABS[0], { label: 'Ratio', value: '16:9' }].filter((tab) => tab !== undefined);
  expect(chosenTab(tabs, storedChoice(1, { label: 'Ratio', value: '16:9' }))).toBe(1);
});

test('in a group without tabs nothing can be chosen', () => {
  expect(chosenTab([], '0')).toBeUndefined();
});
