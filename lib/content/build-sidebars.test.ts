import { expect, test } from '@jest/globals';
import { pagesOf, treeOf, treeOfPages } from '../../tests/support/site-content';
import { buildNav, buildSidebars } from './build-sidebars';
import { navSchema } from './folders';

const asWritten = (link: string) => link;

test('every section has a sidebar, the pages at the root have none', () => {
  const tree = treeOf(['index.md', 'hello.md', 'api/run.md', 'guide/a.md', 'guide/demo/vue.md']);
  expect(buildSidebars(tree, '', asWritten)).toEqual({
    '/api': [{ kind: 'link', text: 'Title of api/run.md', link: '/api/run' }],
    '/guide': [
      { kind: 'link', text: 'Title of guide/a.md', link: '/guide/a' },
      {
        kind: 'group',
        text: 'demo',
        items: [{ kind: 'link', text: 'Title of guide/demo/vue.md', link: '/guide/demo/vue' }],
        collapsible: true,
        collapsed: false,
      },
    ],
  });
});

test('the list of a folder says order, labels, marks and what stands between', () => {
  const tree = treeOf(['guide/index.md', 'guide/a.md', 'guide/b.md', 'guide/unlisted.md'], {
    guide: [
      { text: 'First', tag: 'new' },
      'b',
      { name: 'a', text: 'Other', tag: 'beta' },
      'index',
      { text: 'Code', link: 'https://example.com/x', tag: 'out' },
    ],
  });
  expect(buildSidebars(tree, '', asWritten)).toEqual({
    '/guide': [
      { kind: 'header', text: 'First', tag: 'new' },
      { kind: 'link', text: 'Title of guide/b.md', link: '/guide/b' },
      { kind: 'link', text: 'Other', link: '/guide/a', tag: 'beta' },
      { kind: 'link', text: 'Title of guide/index.md', link: '/guide/' },
      { kind: 'link', text: 'Code', link: 'https://example.com/x', tag: 'out', isShortcut: true },
    ],
  });
});

test('a page brings its own mark, which its entry may replace', () => {
  const page = (title: string) => `---\ntitle: ${title}\ntag: new\n---\n`;
  const records = pagesOf({ 'guide/a.md': page('A'), 'guide/b.md': page('B') });
  const tree = treeOfPages(records, { guide: ['a', { name: 'b', tag: 'old' }] });
  expect(buildSidebars(tree, '', asWritten)['/guide']).toMatchObject([
    { text: 'A', tag: 'new' },
    { text: 'B', tag: 'old' },
  ]);
});

test('the title of a group leads to its index page, which is not listed again', () => {
  const tree = treeOf(['guide/demo/index.md', 'guide/demo/vue.md'], {
    guide: [{ name: 'demo/', tag: 'new', collapsible: false, collapsed: true }],
  });
  expect(buildSidebars(tree, '', asWritten)['/guide']).toEqual([
    {
      kind: 'group',
      text: 'Title of guide/demo/index.md',
      link: '/guide/demo/',
      tag: 'new',
      items: [{ kind: 'link', text: 'Title of guide/demo/vue.md', link: '/guide/demo/vue' }],
      collapsible: false,
      collapsed: true,
    },
  ]);
});

test('an index page that the folder lists stands among its pages', () => {
  const tree = treeOf(['guide/demo/index.md', 'guide/demo/vue.md'], {
    guide: [{ name: 'demo/', text: 'Demos' }],
    'guide/demo': ['vue', 'index'],
  });
  const [group] = buildSidebars(tree, '', asWritten)['/guide'] ?? [];
  expect(group).toHaveProperty('link', undefined);
  expect(group).toMatchObject({
    text: 'Demos',
    items: [{ link: '/guide/demo/vue' }, { link: '/guide/demo/' }],
  });
});

test('entries that name nothing are left out', () => {
  const tree = treeOf(['guide/a.md'], { guide: ['a', 'b', 'c/'] });
  expect(buildSidebars(tree, '', asWritten)['/guide']).toHaveLength(1);
});

test('a section that shows nothing has no sidebar', () => {
  expect(buildSidebars(treeOf(['guide/a.md'], { guide: [] }), '', asWritten)).toEqual({});
});

test.each([
  ['the folder around it', { guide: ['demo/'], 'guide/demo': ['../'] }],
  [
    'a folder that lists it',
    {
      guide: ['demo/'],
      'guide/demo': ['../more/'],
      'guide/more': ['../demo/'],
    },
  ],
])('a folder that lists %s does not go on without end', (_, meta) => {
  const tree = treeOf(['guide/a.md', 'guide/demo/b.md', 'guide/more/c.md'], meta);
  expect(() => buildSidebars(tree, '', asWritten)).not.toThrow();
});

test('links and groups of links are built, with the defaults of the file', () => {
  const entries = navSchema.parse([
    { text: 'Guide', link: '/guide/', activeMatch: '/guide/', position: 'left' },
    { text: 'API', link: '/api/', tag: 'new' },
    {
      text: 'More',
      items: [{ text: 'Blog', link: '/blog/a', activeMatch: '/blog/' }],
    },
    { text: 'Code', link: 'https://example.com', items: [{ text: 'X', link: '/x', tag: 'old' }] },
  ]);
  expect(buildNav(entries, '', (link) => link)).toEqual([
    { text: 'Guide', link: '/guide/', activeMatch: ['/guide/'], position: 'left' },
    { text: 'API', link: '/api/', position: 'right', tag: 'new' },
    {
      text: 'More',
      position: 'right',
      items: [{ text: 'Blog', link: '/blog/a', activeMatch: ['/blog/'], position: 'right' }],
    },
    {
      text: 'Code',
      link: 'https://example.com',
      position: 'right',
      items: [{ text: 'X', link: '/x', position: 'right', tag: 'old' }],
    },
  ]);
});

test('what falls back to the default language is current there', () => {
  const entries = navSchema.parse([{ text: 'Zhe', link: '/zhe/', activeMatch: '/zhe/' }]);
  expect(buildNav(entries, '/zh', (link) => link)).toEqual([
    { text: 'Zhe', link: '/zhe/', activeMatch: ['/zhe/'], position: 'right' },
  ]);
});
