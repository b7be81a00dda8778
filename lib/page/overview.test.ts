import { expect, test } from '@jest/globals';
import { readOne, siteOf } from '../../tests/support/site-content';
import type { SidebarItem } from '../routing/navigation';
import { overviewGroups, summaryOf } from './overview';

function link(text: string, path: string): SidebarItem {
  return { kind: 'link', text, link: path };
}

function group(text: string, items: SidebarItem[], path?: string): SidebarItem {
  const target = path === undefined ? {} : { link: path };
  return { kind: 'group', text, items, collapsible: true, collapsed: false, ...target };
}

const HEADINGS = '## Two\n\n### Three\n\n#### Four';

type Options = { sidebar: SidebarItem[]; file?: string; fields?: string; run?: string };

/** The groups of an overview page, beside `api/run.md`. */
function groupsOf({ sidebar, file = 'api/index.md', fields = '', run = HEADINGS }: Options) {
  const page = readOne(file, `---\noverview: true\n${fields}\n---\n`);
  return overviewGroups(page, { ...siteOf({ 'api/run.md': run }), sidebars: { '/': sidebar } });
}

/** The groups in short: the title, and each page with the ids of its headings. */
function short(options: Options) {
  return groupsOf(options).map(({ text, items }) => [
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
  expect(short({ sidebar, run: '' })).toEqual([
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
  expect(short({ sidebar, run: '' })).toEqual([
    ['Start', '/api/run'],
    ['Load', '/api/load', '/api/preload'],
    ['Apps', '/api/x'],
  ]);
});

test('the overview page itself is left out, also where its address is spelled otherwise', () => {
  const sidebar = [link('Overview', '/api/index.html'), link('Run', '/api/run')];
  expect(short({ sidebar, run: '' })).toEqual([['', '/api/run']]);
});

test.each([
  ['of the second level', undefined, undefined, '/api/run two'],
  ['of the overview page', '[2, 3]', undefined, '/api/run two three'],
  ['of the page itself before those of the overview', '[2, 3]', '[4]', '/api/run four'],
  ['none', '[2]', '[]', '/api/run'],
])('the depths of headings are those %s', (_, depths, pageDepths, expected) => {
  const sidebar = [link('Overview', '/api/'), link('Run', '/api/run')];
  const field = (value: string | undefined) => (value ? `overviewHeaders: ${value}` : '');
  const run = `---\n${field(pageDepths)}\n---\n\n${HEADINGS}`;
  expect(short({ sidebar, fields: field(depths), run })).toEqual([['', expected]]);
});

test('an overview page inside a group lists what stands beside it', () => {
  const demos = group('Demos', [
    link('Overview', '/guide/demo/demo'),
    link('Vue', '/guide/demo/vue'),
    group('More', [link('React', '/guide/demo/react')]),
  ]);
  const sidebar = [link('Start', '/guide/start'), demos];
  expect(short({ sidebar, file: 'guide/demo/demo.md' })).toEqual([
    ['Others', '/guide/demo/vue'],
    ['More', '/guide/demo/react'],
  ]);
});

test('the page of a group lists what is in the group', () => {
  const sidebar = [
    link('Start', '/guide/start'),
    group('Demos', [link('Vue', '/guide/demo/vue')], '/guide/demo/'),
  ];
  expect(short({ sidebar, file: 'guide/demo/index.md' })).toEqual([['', '/guide/demo/vue']]);
});

test('the texts are those of the sidebar and of the headings', () => {
  const sidebar = [link('Run it', '/api/run'), group('Apps', [link('Load', '/api/load')])];
  expect(groupsOf({ sidebar })).toEqual([
    {
      text: 'Others',
      items: [{ text: 'Run it', link: '/api/run', headings: [{ id: 'two', text: 'Two' }] }],
    },
    { text: 'Apps', items: [{ text: 'Load', link: '/api/load', headings: [] }] },
  ]);
});

test.each([
  ['Load a sub-app manually: options, events.', 'Load a sub-app manually'],
  ['Every option of http://localhost.', 'Every option of http://localhost'],
  ['启动：选项。', '启动'],
  [undefined, undefined],
])('the summary of "%s" is %j', (description, summary) => {
  expect(summaryOf(description)).toBe(summary);
});
