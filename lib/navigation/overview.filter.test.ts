import { expect, test } from '@jest/globals';
import { pathKeyOf } from '../routing/route-path';
import { countMissing, countPages, filterOverview } from './overview';
import type { OverviewGroup } from './types';

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
  expect(short(filterOverview(GROUPS, { query }))).toEqual(expected);
});

test.each(['', '   ', '-'])('"%s" leaves everything', (query) => {
  expect(filterOverview(GROUPS, { query })).toEqual(GROUPS);
});

test('names are found on their pages, also where no heading holds the word', () => {
  const groups: OverviewGroup[] = [
    {
      text: '',
      items: [{ ...page('Limits', ['Sizes']), link: '/limits' }, page('Cache', ['Time'])],
    },
  ];
  const name = { name: 'cacheApps', kind: 'option', anchor: 'x', signature: null, since: null };
  const names = new Map([
    [pathKeyOf('/limits'), [name, { ...name, name: 'props' }]],
    [pathKeyOf('/elsewhere'), [name]],
  ]);
  const [found] = filterOverview(groups, { query: 'CACHE' }, names);
  expect(found?.items).toEqual([
    { text: 'Limits', link: '/limits', headings: [], names: [name] },
    page('Cache', ['Time']),
  ]);
  expect(filterOverview(groups, { query: 'sizes' }, names)[0]?.items).toEqual([
    { text: 'Limits', link: '/limits', headings: [{ id: 'x', text: 'Sizes' }] },
  ]);
  expect(filterOverview(groups, { query: '' }, names)).toEqual(groups);
});

test('without a word, pages have the names that the version lacks; with one, those that hold it', () => {
  const item = { ...page('Limits', ['Sizes']), link: '/limits' as const };
  const groups: OverviewGroup[] = [{ text: '', items: [item, page('Cache')] }];
  const name = { kind: 'option', anchor: 'x', signature: null };
  const own = { ...name, name: 'limits', anchor: null, since: '1.10.0' };
  const late = { ...name, name: 'max', since: '1.10.0' };
  const first = { ...name, name: 'maxAge', since: '1.0.0' };
  const unknown = { ...name, name: 'maxSize', since: null };
  const names = new Map([[pathKeyOf('/limits'), [own, late, first, unknown]]]);
  const shown = (query: string, version?: string) =>
    filterOverview(groups, { query, ...(version ? { version } : {}) }, names);

  expect(shown('', '1.9.0')).toEqual([
    { text: '', items: [{ ...item, names: [own, late] }, page('Cache')] },
  ]);
  expect(shown('', '1.10.0')).toEqual(groups);
  expect(shown('')).toEqual(groups);
  expect(shown('size', '1.9.0')[0]?.items).toEqual([{ ...item, names: [own, unknown] }]);
  expect(shown('max')[0]?.items).toEqual([
    { ...item, headings: [], names: [late, first, unknown] },
  ]);
  expect(countMissing(shown('', '1.9.0'), '1.9.0')).toBe(2);
  expect(countMissing(shown('max', '1.9.0'), '1.10.0')).toBe(0);
});

test('the groups that are given stay as they are', () => {
  const before = structuredClone(GROUPS);
  filterOverview(GROUPS, { query: 'saver' });
  expect(GROUPS).toEqual(before);
});

test('pages are counted, not headings', () => {
  expect(countPages(GROUPS)).toBe(6);
  expect(countPages([])).toBe(0);
});

function page(text: string, headings: string[] = []): OverviewGroup['items'][number] {
  return { text, link: '/x', headings: headings.map((heading) => ({ id: 'x', text: heading })) };
}

/** The names of the groups, and each page with its headings. */
function short(groups: OverviewGroup[]): string[] {
  return groups.flatMap(({ text, items }) => [
    text,
    ...items.map((item) =>
      [item.text, item.headings.map((heading) => heading.text).join(', ')]
        .filter(Boolean)
        .join(': '),
    ),
  ]);
}
