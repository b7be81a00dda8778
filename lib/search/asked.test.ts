import { expect, test } from '@jest/globals';
import { searchOf } from '../../tests/support/search-index';
import { recordsOf } from '../../tests/support/site-content';

test('what readers ask in other words leads to the page, or to the section that answers', () => {
  const asked = `asked:\n  - vanished styles\naskedAt:\n  leaks:\n    - timers keep ticking`;
  const search = searchOf(
    recordsOf({ 'a.md': `---\n${asked}\n---\n# A\n\nText.\n\n## Leaks\n\nMore.` }),
  );
  const links = (query: string) =>
    search(query).pages.flatMap(({ suggestions }) => suggestions.map(({ link }) => link));
  expect(links('vanished styles')).toEqual(['/a']);
  expect(links('timers ticking')).toEqual(['/a#leaks']);
});
