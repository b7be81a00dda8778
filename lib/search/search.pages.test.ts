import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';
import type { SearchOptions } from './protocol';

test('a page that holds the word in passing shows when all pages are asked for', () => {
  const passing = `# X\n\n${'Other words of the page. '.repeat(60)} A cave.`;
  const pages = { 'cave.md': '# Cave\n\nThe cave.', 'x.md': passing, 'api/x.md': passing };
  const search = searchOf(pagesOf(pages));
  const paths = (options?: SearchOptions) =>
    search('cave', options).pages.map(({ routePath }) => routePath);
  expect(paths()).toEqual(['/cave', '/api/x']);
  expect(paths({ show: 'all' }).sort()).toEqual(['/api/x', '/cave', '/x']);
  expect(search('cave').groups.map(({ count }) => count)).toEqual([1, 2]);
});

test('what readers ask in other words leads to the page, or to the section that answers', () => {
  const asked = `asked:\n  - vanished styles\naskedAt:\n  leaks:\n    - timers keep ticking`;
  const search = searchOf(
    pagesOf({ 'a.md': `---\n${asked}\n---\n# A\n\nText.\n\n## Leaks\n\nMore.` }),
  );
  const links = (query: string) =>
    search(query).pages.flatMap(({ suggestions }) => suggestions.map(({ link }) => link));
  expect(links('vanished styles')).toEqual(['/a']);
  expect(links('timers ticking')).toEqual(['/a#leaks']);
});
