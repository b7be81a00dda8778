import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

test('what a term means is answered by its page, which comes last for everything else', () => {
  const find = searchOf(
    pagesOf({
      'a.md': '# A\n\nA guard, and what a guard does.',
      'terms.md':
        '---\ntitle: Terms\nsearch: terms\n---\n\n## Guard\n\nA function that decides. Guards get a route.',
    }),
  );
  const { pages } = find('What is a guard?');
  expect(pages.map(({ routePath }) => routePath)).toEqual(['/terms', '/a']);
  expect(pages[0]?.suggestions[0]).toMatchObject({
    link: '/terms#guard',
    statement: 'A function that decides.',
    isAnswer: true,
  });
  const others = find('guard').pages;
  expect(others.map(({ routePath }) => routePath)).toEqual(['/a', '/terms']);
});
