import { expect, test } from '@jest/globals';
import type { SidebarItem } from '@/lib/navigation/types';
import { closestSidebar } from './neighbours';

const items: SidebarItem[] = [{ kind: 'link', text: 'A page', link: '/a' }];
const sidebars = { '/guide': items, '/guide/advance': items, '/api': items, '/zh/api': items };

test.each([
  ['/guide', '/guide'],
  ['/guide/quick-start/start', '/guide'],
  ['/guide/advance/nested', '/guide/advance'],
  ['/zh/api/run', '/zh/api'],
])('%s shows the sidebar of %s', (path, folder) => {
  expect(closestSidebar(sidebars, path)?.folder).toBe(folder);
});

test.each(['/', '/hello', '/apis/run', '/zh/guide'])('%s has no sidebar', (path) => {
  expect(closestSidebar(sidebars, path)).toBeUndefined();
});

test('an empty sidebar is no sidebar', () => {
  expect(closestSidebar({ '/guide': [] }, '/guide/a')).toBeUndefined();
});
