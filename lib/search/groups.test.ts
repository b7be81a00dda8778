import { expect, test } from '@jest/globals';
import { GROUPS } from '../../tests/support/search-index';
import { groupNames, groupOf } from './groups';

test.each([
  ['/guide/a', 'Guide'],
  ['/blog/', 'Guide'],
  ['/api/', 'API'],
  ['/apis/run', 'Others'],
  ['/hello', 'Others'],
  ['/', 'Others'],
])('%s belongs to %s', (routePath, group) => {
  expect(groupOf(routePath, GROUPS)).toBe(group);
});

test('the groups stand in the order of the navigation, the others last', () => {
  expect(groupNames(GROUPS)).toEqual(['Guide', 'API', 'Others']);
});
