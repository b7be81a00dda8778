import { expect, test } from '@jest/globals';
import { GROUPS, searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';
import { groupNames } from '../routing/sections';

const PAGE = `# Sandbox

It keeps apps apart.

## What it isolates

Each app has a window of its own.

### Storage

Keys of localStorage get a prefix.

## Options

Set \`open\` to false.`;

/** The rows of one page: their kinds, their links, and their texts with the marks in brackets. */
function rows(query: string, source = PAGE): string[][] {
  const search = searchOf(pagesOf({ 'guide/sandbox.md': source }));
  const [page] = search(query).pages;
  return (page?.suggestions ?? []).map((row) => {
    const text =
      row.type === 'title' ? row.title : row.type === 'header' ? row.header : row.statement;
    let shown = '';
    let end = 0;
    for (const range of row.marks) {
      shown += `${text.slice(end, range.start)}[${text.slice(range.start, range.end)}]`;
      end = range.end;
    }
    return [row.type, row.link, shown + text.slice(end)];
  });
}

test('a row is told with all its facts', () => {
  const search = searchOf(pagesOf({ 'guide/sandbox.md': PAGE }));
  expect(search(' prefix ')).toEqual({
    query: ' prefix ',
    words: ['prefix'],
    pages: [
      {
        id: 0,
        title: 'Sandbox',
        routePath: '/guide/sandbox',
        group: 'Guide',
        suggestions: [
          {
            type: 'content',
            title: 'Sandbox',
            header: 'Sandbox > What it isolates > Storage',
            statement: 'Keys of localStorage get a prefix.',
            link: '/guide/sandbox#storage',
            query: ' prefix ',
            marks: [{ start: 27, end: 33 }],
            highlightInfoList: [{ start: 27, length: 6 }],
          },
        ],
      },
    ],
    groups: [{ name: 'Guide', count: 1 }],
  });
});

test.each([
  ['sandbox', [['title', '/guide/sandbox', '[Sandbox]']]],
  ['storage', [['header', '/guide/sandbox#storage', 'Sandbox > What it isolates > [Storage]']]],
  ['sandbox options', [['header', '/guide/sandbox#options', '[Sandbox] > [Options]']]],
  ['keeps', [['content', '/guide/sandbox', 'It [keeps] apps apart.']]],
  [
    'isolates prefix',
    [['content', '/guide/sandbox#storage', 'Keys of localStorage get a [prefix].']],
  ],
  [
    'app',
    [
      ['content', '/guide/sandbox#what-it-isolates', 'Each [app] has a window of its own.'],
      ['content', '/guide/sandbox', 'It keeps [app]s apart.'],
    ],
  ],
])('"%s" gives the rows %j', (query, expected) => {
  expect(rows(query)).toEqual(expected);
});

test('title, then headings, then texts; each place once', () => {
  const source = '# Cave\n\nA cave.\n\n## Text\n\nA cave.\n\n## Of the cave\n\nA cave.';
  expect(rows('cave', source)).toEqual([
    ['title', '/guide/sandbox', '[Cave]'],
    ['header', '/guide/sandbox#of-the-cave', '[Cave] > Of the [cave]'],
    ['content', '/guide/sandbox#text', 'A [cave].'],
  ]);
});

test('words that stand far apart give a row for each place', () => {
  expect(rows('apart false')).toEqual([
    ['content', '/guide/sandbox', 'It keeps apps [apart].'],
    ['content', '/guide/sandbox#options', 'Set open to [false].'],
  ]);
});

test('words that say nothing are not marked in a text', () => {
  expect(rows('the window of its own')).toEqual([
    ['content', '/guide/sandbox#what-it-isolates', 'Each app has a [window] of its own.'],
  ]);
});

test('headings keep their own letters, and those of other languages their ids', () => {
  const source = '# Ünïcode\n\n## 沙箱 API\n\nText.\n\n## Ёлка\n\nText.';
  expect(rows('api', source)).toEqual([
    ['header', '/guide/sandbox#沙箱-api', 'Ünïcode > 沙箱 [API]'],
  ]);
  expect(rows('елка', source)).toEqual([['header', '/guide/sandbox#ёлка', 'Ünïcode > [Ёлка]']]);
  expect(rows('unicode', source)).toEqual([['title', '/guide/sandbox', '[Ünïcode]']]);
});

test.each(['app', 'sandbox options', 'café', '沙箱', 'apart false', 'cave text'])(
  'the results of "%s" keep the contract of rows and groups',
  (query) => {
    const search = searchOf(
      pagesOf({
        'guide/sandbox.md': PAGE,
        'api/cave.md': '# Cave\n\nA café.\n\n## Text\n\nA cave with 沙箱.',
        'hello.md': '# Options\n\nOf the sandbox, apart from false apps.',
      }),
    );
    const { pages, groups } = search(query);
    expect(pages).not.toEqual([]);
    for (const { title, routePath, suggestions } of pages) {
      const order = suggestions.map(({ type }) => ['title', 'header', 'content'].indexOf(type));
      expect(order).toEqual([...order].sort());
      expect(suggestions).not.toEqual([]);
      for (const row of suggestions) {
        expect(row).toMatchObject({ title, query });
        expect(row.link.split('#')[0]).toBe(routePath);
        expect(row.header.split(' > ')[0]).toBe(title);
        const text = row.type === 'content' ? row.statement : row[row.type];
        for (const { start, end } of row.marks) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }
    }
    const names = groups.map(({ name }) => name);
    expect(names).toEqual(groupNames(GROUPS).filter((name) => names.includes(name)));
    for (const { name, count } of groups) {
      expect(pages.filter(({ group }) => group === name)).toHaveLength(count);
    }
  },
);

test.each([
  ['the window of its', ['window']],
  ['prefi', ['prefi']],
  ['winow false', ['window', 'false']],
])('after "%s", %j are marked on the page', (query, expected) => {
  const search = searchOf(pagesOf({ 'guide/sandbox.md': PAGE }));
  expect(search(query).words).toEqual(expected);
});
