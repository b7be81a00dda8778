import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';
import type { SearchOptions } from './types';

test('a page that holds the word in passing shows when all pages are asked for', () => {
  const passing = `# X\n\n${'Other words of the page. '.repeat(60)} A cave.`;
  const pages = { 'cave.md': '# Cave\n\nThe cave.', 'x.md': passing, 'api/x.md': passing };
  const search = searchOf(recordsOf(pages));
  const paths = (options?: SearchOptions) =>
    search('cave', options).pages.map(({ routePath }) => routePath);
  expect(paths()).toEqual(['/cave', '/api/x']);
  expect(paths({ show: 'all' }).sort()).toEqual(['/api/x', '/cave', '/x']);
  expect(search('cave').groups.map(({ count }) => count)).toEqual([1, 2]);
});
