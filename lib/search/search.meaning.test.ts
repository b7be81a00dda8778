import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';

/** Pages without the term, which is not everywhere then. */
const OTHERS = Object.fromEntries(
  Array.from({ length: 8 }, (_, number) => [`x${number}.md`, `# Page ${number}\n\nText.`]),
);

test('what a term means is answered by its page, which comes last for everything else', () => {
  const find = searchOf(
    pagesOf({
      ...OTHERS,
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

test('of a term that is everywhere, its meaning comes first', () => {
  const find = searchOf(
    pagesOf({
      'a.md': '# A\n\nThe library.',
      'b.md': '# B\n\nThe library.',
      'terms.md': '---\ntitle: Terms\nsearch: terms\n---\n\n## Library\n\nAll of this.',
    }),
  );
  expect(find('library').pages[0]?.suggestions[0]).toMatchObject({
    link: '/terms#library',
    statement: 'All of this.',
  });
});
