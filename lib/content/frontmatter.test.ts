import { expect, test } from '@jest/globals';
import { readFrontMatter } from './data-files';
import { checkFrontmatter } from './frontmatter';

function check(...lines: string[]) {
  const source = ['---', ...lines, '---', ''].join('\n');
  return checkFrontmatter(readFrontMatter('content/a.md', source));
}

function messages(...lines: string[]): string[] {
  return check(...lines).problems.map(({ line, message }) => `${line} ${message}`);
}

const HOME = ['pageType: home', 'hero: { name: A, text: B }'];

test('a page without front matter has every default', () => {
  expect(check()).toEqual({
    frontmatter: {
      pageType: 'doc',
      navbar: true,
      sidebar: true,
      outline: true,
      footer: true,
      globalUIComponents: true,
      search: true,
      asked: [],
      askedAt: {},
      overview: false,
      landing: false,
    },
    problems: [],
  });
});

test('the search takes a page, leaves it out, ranks it low or takes its terms', () => {
  const searched = (value: string) => check(`search: ${value}`).frontmatter.search;
  expect(['true', 'false', 'low', 'terms'].map(searched)).toEqual([true, false, 'low', 'terms']);
  expect(messages('search: lower')).toEqual([expect.stringContaining('"search"')]);
});

test('switches and numbers are read from their texts', () => {
  const fields = ['title: 1.10', 'order: -2', 'collapsed: true', 'overviewHeaders: [2, 4]'];
  const { frontmatter, problems } = check(...fields);
  expect(problems).toEqual([]);
  const read = { title: '1.10', order: -2, collapsed: true, overviewHeaders: [2, 4] };
  expect(frontmatter).toMatchObject(read);
});

test('a home page has its hero and its features, with their defaults', () => {
  const { frontmatter, problems } = check(
    'pageType: home',
    'hero:',
    '  name: Garfish',
    '  text: Apps in one',
    '  actions: [{ text: Start, link: /guide/ }]',
    '  image: { src: { light: /l.svg, dark: /d.svg }, alt: "" }',
    'features:',
    '  - { title: A, details: B, icon: plug }',
    '  - { title: A, details: B, icon: plug, span: 6, link: /hello }',
  );
  expect(problems).toEqual([]);
  expect(frontmatter).toMatchObject({
    pageType: 'home',
    hero: {
      actions: [{ theme: 'brand', text: 'Start', link: '/guide/' }],
      image: { src: { light: '/l.svg', dark: '/d.svg' }, alt: '' },
    },
    features: [{ span: 4 }, { span: 6, link: '/hello' }],
  });
});

test('every wrong field is reported with its line and the nearest name', () => {
  const lines = ['title: A', 'ordr: 1', 'colour: red', 'sidebar: yes', 'order: first', 'slug: api'];
  expect(
    check(...lines)
      .problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`)
      .toSorted(),
  ).toEqual([
    '3 Unknown field "ordr". Write "order", or remove it.',
    '4 Unknown field "colour". Remove it.',
    ...[
      '5 Invalid "sidebar": expected true or false.',
      '6 Invalid "order": expected a whole number of at most nine digits.',
      '7 Invalid "slug": expected a path such as "/api/name".',
    ].map((message) => `${message} CONTRIBUTING.md lists the fields and their values.`),
  ]);
});

test.each([
  ['pageType:', '2 Invalid "pageType": expected one of "doc", "home", "404", "custom"'],
  ['title: "\\u200b"', '2 Invalid "title"'],
  ['title: null', '2 Invalid "title": expected text; remove the field if it has none.'],
  ['title: ~', '2 Invalid "title": expected text; remove the field if it has none.'],
  ['order: 1.5', '2 Invalid "order": expected a whole number'],
  ['order: 99999999999999999999', '2 Invalid "order": expected a whole number of at most nine'],
  ['asked: [Foo bar, "foo  Bar"]', '2 Invalid "asked": must name each phrase once'],
  ['overviewHeaders: [2, 5]', '2 Invalid "overviewHeaders.1"'],
  ['hero: {}', '2 Unknown field "hero".'],
  ['__proto__: x', '2 Unknown field "__proto__".'],
])('"%s" is reported as %s', (line, sentence) => {
  expect(messages(line)).toEqual([expect.stringContaining(sentence)]);
});

test.each(['/', 'api/run', '/api/', '/a b', '/a#b', '/../x', '/a//b'])(
  '"%s" is no slug',
  (slug) => {
    expect(messages(`slug: "${slug}"`)).toEqual([
      expect.stringContaining('2 Invalid "slug": expected a path such as "/api/name"'),
    ]);
  },
);

test('a missing hero, and a wrong field in it or in a feature, is reported with its own line', () => {
  expect(messages('pageType: home')).toEqual([expect.stringContaining('1 Invalid "hero"')]);
  const hero = ['pageType: home', 'hero:', '  name: A', '  text: B'];
  expect(messages(...hero, '  tagLine: C')).toEqual(['6 Unknown field "hero.tagLine".']);
  const feature = ['  - title: A', '    details: B', '    icon: plug'];
  expect(messages(...hero, 'features:', ...feature, ...feature, '    span: 5')).toEqual([
    expect.stringContaining('13 Invalid "features.1.span"'),
  ]);
});

test('with a problem the right fields and the kind of the page are kept', () => {
  const { frontmatter } = check('title: A', 'ordr: 1', 'sidebar: false', 'order: x', 'tag: new');
  expect(frontmatter).toMatchObject({ pageType: 'doc', title: 'A', sidebar: false, tag: 'new' });
  expect(frontmatter.order).toBeUndefined();
  const hero = { name: 'A', text: 'B' };
  const home = check('pageType: home', `hero: ${JSON.stringify(hero)}`, 'ordr: 1');
  expect(home.frontmatter).toMatchObject({ pageType: 'home', hero });
  expect(check('pageType: custom', 'ordr: 1').frontmatter.pageType).toBe('custom');
});

test('of an unknown page type at least the title is kept', () => {
  const { frontmatter } = check('pageType: landing', 'title: A', 'hero: { name: A, text: B }');
  expect(frontmatter).toMatchObject({ pageType: 'doc', title: 'A' });
});

test.each(['2026-11-20', '2024-02-29'])('an article may have appeared on %s', (date) => {
  expect(check('title: A', `date: ${date}`).frontmatter).toMatchObject({ date });
});

test.each(['../../../secret', 'https://evil.example/x', '/a.md', 'a?x#y.md', 'a/../b.md', '..'])(
  'a path of a file that leads out of the repository is reported: %s',
  (path) => {
    expect(messages(`editPath: "${path}"`)).toEqual([
      '2 Invalid "editPath": expected the path of a file, such as "guide/a.md".',
    ]);
  },
);

test.each([
  ...['index.md', 'guide/a.md', 'docs/.hidden/a..b.md'].map((path) => `editPath: ${path}`),
  ...['order: -1', 'order: 999999999', 'asked: [foo, bar]', 'pageType: custom', 'pageType: blank'],
])('"%s" is right', (line) => {
  expect(messages(line)).toEqual([]);
});

test.each([
  ['0000-01-01', 'expected a day of the years 2000 to 2099'],
  ['1999-12-31', 'expected a day of the years 2000 to 2099'],
  ['2100-01-01', 'expected a day of the years 2000 to 2099'],
  ...['today', '2026', '2026-11', '2026-02-30', '20.11.2026', '2026-11-20T10:00:00Z'].map(
    (date) => [date, 'expected a day such as "2026-11-20"'],
  ),
])('a day that no article has is reported: %s', (date, detail) => {
  expect(messages(`date: ${date}`)).toEqual([`2 Invalid "date": ${detail}.`]);
});

test('a text of several lines is one line', () => {
  const { frontmatter } = check('title: |', '  Two', '  lines', 'description: "a\\n\\n b"');
  expect(frontmatter).toMatchObject({ title: 'Two lines', description: 'a b' });
});

const messagesOf = (icon: string) =>
  messages(...HOME, `features: [{ title: A, details: B, icon: "${icon}" }]`);

test.each(['bolt', 'rocket-2', '<svg>', 'Layers'])('no drawing has the name %s', (icon) => {
  const detail = 'expected a sign such as an emoji, or one of layers, plug, route';
  expect(messagesOf(icon)).toEqual([expect.stringContaining(detail)]);
});

test.each(['layers', '🚀', '👩‍💻', '①'])('a feature may have the icon %s', (icon) => {
  expect(messagesOf(icon)).toEqual([]);
});
