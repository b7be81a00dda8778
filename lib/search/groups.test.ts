import { expect, test } from '@jest/globals';
import { groupNames, groupOf } from './groups';
import { GROUPS } from './test-index';

const SCOPES = {
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};

test.each([
  ['/guide/a', 'Guide'],
  ['/blog/', 'Guide'],
  ['/api/', 'API'],
  ['/zh/api/run', 'API'],
  ['/1.x/guide/a', 'Guide'],
  ['/1.x/zh/guide/a', 'Guide'],
  ['/apis/run', 'Others'],
  ['/hello', 'Others'],
  ['/', 'Others'],
  ['/zh/', 'Others'],
])('%s belongs to %s', (routePath, group) => {
  expect(groupOf(routePath, { ...GROUPS, scopes: SCOPES })).toBe(group);
});

test('the groups stand in the order of the settings, the others last', () => {
  expect(groupNames(GROUPS)).toEqual(['Guide', 'API', 'Others']);
});
