import { expect, test } from '@jest/globals';
import type { OverviewGroup, OverviewItem, OverviewName } from '@/lib/navigation/types';
import { filterPage } from './filter-overview';

const GROUPS: OverviewGroup[] = [
  { text: 'Others', items: [page('Glossary', ['Client word', 'Server word']), page('Limits')] },
  {
    text: 'Client-side',
    items: [page('Connect', ['Address']), page('Pre-load', ['Idle time', 'Data-saver mode'])],
  },
  { text: 'Events', items: [page('Garfish.channel', ['On / off (a.b*)']), page('İstanbul')] },
];

test.each([
  ['the beginning of a title', 'limi', ['Others', 'Limits']],
  ['the middle of a title', 'channel', ['Events', 'Garfish.channel: On / off (a.b*)']],
  ['another letter case', 'LIMITS', ['Others', 'Limits']],
  ['a space for a hyphen', 'pre load', ['Client-side', 'Pre-load: Idle time, Data-saver mode']],
  ['a hyphen for a hyphen', 'Pre-Load', ['Client-side', 'Pre-load: Idle time, Data-saver mode']],
  ['a hyphen for a space', 'idle-time', ['Client-side', 'Pre-load: Idle time']],
  ['a word that is not finished', 'pre-', ['Client-side', 'Pre-load: Idle time, Data-saver mode']],
  ['spaces around the word', '  limits ', ['Others', 'Limits']],
  ['a heading, which stays alone', 'saver', ['Client-side', 'Pre-load: Data-saver mode']],
  ['headings of one page', 'word', ['Others', 'Glossary: Client word, Server word']],
  [
    "a group's name, and a heading elsewhere",
    'client',
    [
      'Others',
      'Glossary: Client word',
      'Client-side',
      'Connect: Address',
      'Pre-load: Idle time, Data-saver mode',
    ],
  ],
  [
    "a group's name with a space for the hyphen",
    'client side',
    ['Client-side', 'Connect: Address', 'Pre-load: Idle time, Data-saver mode'],
  ],
  [
    'characters that mean something in patterns',
    '(a.b*)',
    ['Events', 'Garfish.channel: On / off (a.b*)'],
  ],
  ['a dot, which is only a dot', 'h.c', ['Events', 'Garfish.channel: On / off (a.b*)']],
  ['letters outside of ASCII', 'stanbul', ['Events', 'İstanbul']],
  ['a word that is nowhere', 'quokka', []],
  ['words that stand apart', 'load idle', []],
])('%s is found', (_, query, expected) => {
  expect(short(query)).toEqual(expected);
});

test.each(['', '   ', '-'])('"%s" leaves everything', (query) => {
  for (const item of GROUPS.flatMap(({ items }) => items)) {
    expect(left(item, query)).toEqual({ ...item, names: [] });
  }
});

test('a page is found by its names, also where no heading holds the word', () => {
  const item = page('Limits', ['Sizes']);
  const name = { name: 'cacheApps', kind: 'option', anchor: 'x', signature: null, since: null };
  const names = [name, { ...name, name: 'props' }];
  expect(left(item, 'CACHE', '', names)).toEqual({ ...item, headings: [], names: [name] });
  expect(left(item, 'sizes', '', names)).toEqual({ ...item, names: [] });
  expect(left(item, '', '', names)).toEqual({ ...item, names: [] });
});

test('without a word, a page has the names that the version lacks; with one, those that hold it', () => {
  const item = page('Limits', ['Sizes']);
  const name = { kind: 'option', anchor: 'x', signature: null };
  const own = { ...name, name: 'limits', anchor: null, since: '1.10.0' };
  const late = { ...name, name: 'max', since: '1.10.0' };
  const first = { ...name, name: 'maxAge', since: '1.0.0' };
  const unknown = { ...name, name: 'maxSize', since: null };
  const shown = (query: string, version = '') =>
    left(item, query, version, [own, late, first, unknown]);

  expect(shown('', '1.9.0')?.names).toEqual([own, late]);
  expect(shown('', '1.10.0')?.names).toEqual([]);
  expect(shown('')?.names).toEqual([]);
  expect(shown('size', '1.9.0')).toEqual({ ...item, names: [own, unknown] });
  expect(shown('max')).toEqual({ ...item, headings: [], names: [late, first, unknown] });
});

test('the page that is given stays as it is', () => {
  const item = page('Pre-load', ['Idle time', 'Data-saver mode']);
  left(item, 'saver');
  expect(item).toEqual(page('Pre-load', ['Idle time', 'Data-saver mode']));
});

function page(text: string, headings: string[] = []): OverviewGroup['items'][number] {
  return { text, link: '/x', headings: headings.map((heading) => ({ id: 'x', text: heading })) };
}

/** What is left of a page in a group without a name. */
function left(item: OverviewItem, query: string, version = '', names?: OverviewName[]) {
  return filterPage(item, '', { query, version }, names);
}

/** The names of the groups of which some page is left, and each of these with its headings. */
function short(query: string): string[] {
  return GROUPS.flatMap(({ text, items }) => {
    const found = items.flatMap((item) => filterPage(item, text, { query, version: '' }) ?? []);
    const lines = found.map((item) =>
      [item.text, item.headings.map((heading) => heading.text).join(', ')]
        .filter(Boolean)
        .join(': '),
    );
    return lines.length > 0 ? [text, ...lines] : [];
  });
}
