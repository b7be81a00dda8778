import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

const PAGES = {
  'deploy.md':
    '# Deploy\n\nText.\n\n## Roll back\n\nWhen a release is broken, point the link to the release before it.',
  'errors.md': `# Errors\n\n${['One', 'Two', 'Three']
    .map((name) => `## Release ${name}\n\nA message of the release.`)
    .join('\n\n')}`,
  'hooks.md': '# Hooks\n\nEach hook fires once. The order of hooks is fixed.',
};

const searchIn = (questions = {}) => searchOf(pagesOf(PAGES), { questions });

const firstLink = (search: ReturnType<typeof searchIn>, query: string) =>
  search(query).pages[0]?.suggestions[0]?.link;

test('a question leads to the section that holds most of it, and shows its sentence', () => {
  const { pages, isUnsure } = searchIn()('broken release, which link do I point back');
  expect(pages[0]?.suggestions[0]).toMatchObject({
    link: '/deploy#roll-back',
    isAnswer: true,
    statement: 'When a release is broken, point the link to the release before it.',
  });
  expect(isUnsure).toBeUndefined();
});

test('what readers have asked leads to the section that answers it, in other words, too', () => {
  const asked = 'undo the bad rollout of yesterday';
  const link = '/hooks';
  expect(firstLink(searchIn(), asked)).not.toBe(link);
  expect(firstLink(searchIn({ [link]: ['how do I undo a bad rollout'] }), asked)).toBe(link);
});

test('nothing answers a question about something else; what is nearest shows', () => {
  const { pages, isUnsure } = searchIn()('hook release sourdough kneading');
  expect(isUnsure).toBe(true);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages[0]?.suggestions[0]).not.toHaveProperty('isAnswer');
});

test('a single word of a question finds nothing', () => {
  expect(searchIn()('bake sourdough bread with a link of yeast').pages).toEqual([]);
});

test('a pasted message is no question', () => {
  const asked = 'TypeError: broken release points back to nothing';
  const link = '/hooks';
  const search = searchIn({ [link]: ['broken release points back to nothing'] });
  expect(firstLink(search, asked)).toBe('/deploy#roll-back');
  expect(firstLink(search, asked.replace('TypeError: ', ''))).toBe(link);
});

test('what is the name of a section is no question', () => {
  const { pages } = searchIn()('hooks');
  expect(pages[0]?.suggestions[0]?.type).toBe('title');
});

test('a question in Chinese is compared by its pairs of letters', () => {
  const link = '/hooks';
  const asked = '子应用白屏';
  expect(firstLink(searchIn(), asked)).not.toBe(link);
  expect(firstLink(searchIn({ [link]: ['页面白屏'] }), asked)).toBe(link);
});
