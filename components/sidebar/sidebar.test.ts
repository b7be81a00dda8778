import { expect, test } from '@jest/globals';
import type { SidebarItem } from '@/lib/navigation/types';
import { holdsRoute } from './sidebar';

const inner: SidebarItem = {
  kind: 'group',
  text: 'Inner',
  items: [{ kind: 'link', text: 'Start', link: '/guide/start' }],
  collapsible: true,
  collapsed: true,
};
const outer: SidebarItem = {
  kind: 'group',
  text: 'Outer',
  link: '/guide/',
  items: [{ kind: 'divider', dashed: false }, { kind: 'header', text: 'More' }, inner],
  collapsible: true,
  collapsed: false,
};

test('a group holds its own page and the pages at any depth', () => {
  expect(holdsRoute(outer, '/guide')).toBe(true);
  expect(holdsRoute(outer, '/guide/start')).toBe(true);
  expect(holdsRoute(inner, '/guide/start')).toBe(true);
});

test('it holds no other page', () => {
  expect(holdsRoute(outer, '/guide/start/more')).toBe(false);
  expect(holdsRoute({ kind: 'divider', dashed: true }, '/guide')).toBe(false);
});
