import { expect, test } from '@jest/globals';
import type { NavItem } from '@/lib/routing/navigation';
import { currentState } from './nav-menu';

const guide: NavItem = {
  text: 'Guide',
  link: '/guide/quick-start/',
  activeMatch: ['/guide/', '/extras/'],
  position: 'right',
};

test.each([
  ['/guide/quick-start', 'page'],
  ['/guide', 'true'],
  ['/extras/a', 'true'],
  ['/guides/a', undefined],
  ['/api/run', undefined],
])('on %s the guide is %s', (path, state) => {
  expect(currentState(guide, path)).toBe(state);
});

test('without an active path only the linked page counts', () => {
  const item = { text: 'FAQ', link: '/issues/', position: 'right' } as const;
  expect(currentState(item, '/issues')).toBe('page');
  expect(currentState(item, '/issues/webComponent')).toBeUndefined();
});

test('a group is current when one of its items is', () => {
  const group = { text: 'More', position: 'right' as const, items: [guide] };
  expect(currentState(group, '/guide/quick-start')).toBe('true');
  expect(currentState(group, '/hello')).toBeUndefined();
});
