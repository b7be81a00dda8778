import { expect, test } from '@jest/globals';
import type { SidebarItem } from '../routing/navigation';
import { pathKeyOf } from '../routing/route-path';
import { type OverviewSource, overviewGroups, summaryOf } from './overview';

function link(text: string, path: string): SidebarItem {
  return { kind: 'link', text, link: path };
}

function group(text: string, items: SidebarItem[], path?: string): SidebarItem {
  const target = path === undefined ? {} : { link: path };
  return { kind: 'group', text, items, collapsible: true, collapsed: false, ...target };
}

const TOC = [
  { text: 'Two', id: 'two', depth: 2, charIndex: 0 },
  { text: 'Three', id: 'three', depth: 3, charIndex: 0 },
  { text: 'Four', id: 'four', depth: 4, charIndex: 0 },
];

/** The groups in short: the title, and each page with the ids of its headings. */
function short(options: {
  sidebar: SidebarItem[];
  route?: `/${string}`;
  pages?: Record<string, OverviewSource>;
  depths?: number[];
}) {
  const { route = '/api/', sidebar, pages = {}, depths } = options;
  const groups = overviewGroups({
    route,
    sidebar,
    pages: new Map(Object.entries(pages).map(([path, page]) => [pathKeyOf(path), page])),
    depths,
    others: 'Others',
  });
  return groups.map(({ text, items }) => [
    text,
    ...items.map((item) => [item.link, ...item.headings.map(({ id }) => id)].join(' ')),
  ]);
}

test('pages in no group come first under a separate title, the groups follow', () => {
  const sidebar = [
    link('Overview', '/api/'),
    group('Apps', [link('Load', '/api/load'), link('Run', '/api/run')]),
    link('Channel', '/api/channel'),
    group('Nested', [group('Deep', [link('X', '/api/x')], '/api/deep/')]),
  ];
  expect(short({ sidebar })).toEqual([
    ['Others', '/api/channel'],
    ['Apps', '/api/load', '/api/run'],
    ['Nested', '/api/deep/', '/api/x'],
  ]);
});

test('links below a header of the sidebar are a group, too', () => {
  const sidebar: SidebarItem[] = [
    link('Overview', '/api/'),
    { kind: 'header', text: 'Start' },
    link('Run', '/api/run'),
    { kind: 'header', text: 'Empty' },
    { kind: 'header', text: 'Load' },
    link('Load', '/api/load'),
    group('Apps', [link('X', '/api/x')]),
    link('Preload', '/api/preload'),
  ];
  expect(short({ sidebar })).toEqual([
    ['Start', '/api/run'],
    ['Load', '/api/load', '/api/preload'],
    ['Apps', '/api/x'],
  ]);
});

test('the overview page itself is left out, also where its address is spelled otherwise', () => {
  const sidebar = [link('Overview', '/api/index.html'), link('Run', '/api/run')];
  expect(short({ sidebar, route: '/api/' })).toEqual([['', '/api/run']]);
});

test.each([
  ['of the second level', undefined, undefined, '/api/run two'],
  ['of the overview page', [2, 3], undefined, '/api/run two three'],
  ['of the page itself before those of the overview', [2, 3], [4], '/api/run four'],
  ['of the page itself', undefined, [3], '/api/run three'],
  ['none', [2], [], '/api/run'],
])('the depths of headings are those %s', (_, depths, pageDepths, expected) => {
  const sidebar = [link('Overview', '/api/'), link('Run', '/api/run')];
  const pages = { '/api/run': { toc: TOC, frontmatter: { overviewHeaders: pageDepths } } };
  expect(short({ sidebar, pages, ...(depths ? { depths } : {}) })).toEqual([['', expected]]);
});

test('an overview page inside a group lists what stands beside it', () => {
  const demos = group('Demos', [
    link('Overview', '/guide/demo/demo'),
    link('Vue', '/guide/demo/vue'),
    group('More', [link('React', '/guide/demo/react')]),
  ]);
  const sidebar = [link('Start', '/guide/start'), demos];
  expect(short({ sidebar, route: '/guide/demo/demo' })).toEqual([
    ['Others', '/guide/demo/vue'],
    ['More', '/guide/demo/react'],
  ]);
});

test('the page of a group lists what is in the group', () => {
  const sidebar = [
    link('Start', '/guide/start'),
    group('Demos', [link('Vue', '/guide/demo/vue')], '/guide/demo/'),
  ];
  expect(short({ sidebar, route: '/guide/demo/' })).toEqual([['', '/guide/demo/vue']]);
});

test('links that leave the section, headers and empty groups are left out', () => {
  const sidebar: SidebarItem[] = [
    link('Overview', '/api/'),
    { kind: 'header', text: 'Header' },
    { kind: 'link', text: 'Code', link: 'https://example.com', isShortcut: true },
    group('Only itself', [link('Overview', '/api/')]),
    group('Empty', []),
  ];
  expect(short({ sidebar })).toEqual([]);
});

test('the texts are those of the sidebar and of the headings', () => {
  const groups = overviewGroups({
    route: '/api/',
    sidebar: [link('Run it', '/api/run'), group('Apps', [link('Load', '/api/load')])],
    pages: new Map([[pathKeyOf('/api/run'), { toc: TOC, frontmatter: {} }]]),
    others: 'Andere',
  });
  expect(groups).toEqual([
    {
      text: 'Andere',
      items: [{ text: 'Run it', link: '/api/run', headings: [{ id: 'two', text: 'Two' }] }],
    },
    { text: 'Apps', items: [{ text: 'Load', link: '/api/load', headings: [] }] },
  ]);
});

test.each([
  ['Load a sub-app manually: options, events.', 'Load a sub-app manually'],
  ['Every option of http://localhost.', 'Every option of http://localhost'],
  ['启动：选项。', '启动'],
  ['', undefined],
  [undefined, undefined],
])('the summary of "%s" is %j', (description, summary) => {
  expect(summaryOf(description)).toBe(summary);
});
