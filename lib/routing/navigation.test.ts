import { expect, test } from '@jest/globals';
import type { SidebarItem } from './navigation';
import { closestSidebar, flatten, groupsAround, linksTo, neighbours } from './navigation';

const SIDEBAR: SidebarItem[] = [
  { kind: 'link', text: 'Index', link: '/guide/' },
  { kind: 'header', text: 'Header' },
  {
    kind: 'group',
    text: 'Demos',
    link: '/guide/demo/',
    items: [
      { kind: 'link', text: 'Vue', link: '/guide/demo/vue' },
      { kind: 'header', text: 'Rest' },
      {
        kind: 'group',
        text: 'More',
        items: [{ kind: 'link', text: 'React', link: '/guide/demo/react' }],
        collapsible: true,
        collapsed: true,
      },
    ],
    collapsible: true,
    collapsed: false,
  },
  { kind: 'link', text: 'Code', link: 'https://example.com', isShortcut: true },
  { kind: 'link', text: 'Hello', link: '/hello', isShortcut: true },
  { kind: 'link', text: 'Last', link: '/guide/last' },
];

test('the pages of a sidebar stand in reading order, without shortcuts', () => {
  expect(flatten(SIDEBAR)).toEqual([
    { text: 'Index', link: '/guide/' },
    { text: 'Demos', link: '/guide/demo/' },
    { text: 'Vue', link: '/guide/demo/vue' },
    { text: 'React', link: '/guide/demo/react' },
    { text: 'Last', link: '/guide/last' },
  ]);
});

test('a sidebar links to pages of groups at any depth, and to shortcuts', () => {
  const paths = [
    '/guide/demo',
    '/guide/demo/react',
    '/guide/last',
    '/hello',
    '/guide/demo/vue/more',
  ];
  expect(paths.filter((path) => linksTo(path, SIDEBAR))).toEqual(paths.slice(0, 4));
});

test('the groups around a page are those of the sidebar, without shortcuts', () => {
  expect(groupsAround('/guide/demo/react', SIDEBAR)).toEqual(['Demos', 'More']);
  expect(groupsAround('/hello', SIDEBAR)).toEqual([]);
});

test.each([
  ['/guide/', undefined, '/guide/demo/'],
  ['/guide/demo/', '/guide/', '/guide/demo/vue'],
  ['/guide/last', '/guide/demo/react', undefined],
] as const)('beside %s lie %s and %s', (route, previous, next) => {
  const result = neighbours(route, SIDEBAR);
  expect(result.previous?.link).toBe(previous);
  expect(result.next?.link).toBe(next);
});

test('a page that the sidebar does not list has no neighbours', () => {
  expect(neighbours('/guide/other', SIDEBAR)).toEqual({});
  expect(neighbours('/hello', SIDEBAR)).toEqual({});
  expect(neighbours('/guide/', [])).toEqual({});
});

const items: SidebarItem[] = [{ kind: 'link', text: 'A page', link: '/a' }];
const sidebars = { '/guide': items, '/guide/advance': items, '/api': items, '/zh/api': items };

test.each([
  ['/guide/quick-start/start', '/guide'],
  ['/guide/advance/nested', '/guide/advance'],
])('%s shows the sidebar of %s', (path, folder) => {
  expect(closestSidebar(sidebars, path)?.folder).toBe(folder);
});

test('a page outside of all folders shows the sidebar that links to it', () => {
  const link = { kind: 'link', text: 'Playground', link: '/playground', isShortcut: true } as const;
  const group = { kind: 'group', text: 'Start', items: [link] } as unknown as SidebarItem;
  expect(closestSidebar({ ...sidebars, '/blog': [group] }, '/playground')?.folder).toBe('/blog');
});

test.each(['/', '/hello', '/apis/run', '/zh/guide'])('%s has no sidebar', (path) => {
  expect(closestSidebar(sidebars, path)).toBeUndefined();
});

test('an empty sidebar is no sidebar', () => {
  expect(closestSidebar({ '/guide': [] }, '/guide/a')).toBeUndefined();
});
