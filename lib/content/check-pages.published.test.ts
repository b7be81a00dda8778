import { expect, test } from '@jest/globals';
import { pagesOf } from '../../tests/support/site-content';
import { checkPublished } from './check-pages';

/** The warnings about one page at noon of 29 November 2026 in London. */
function warnings(file: string, source = '# A\n\nText'): string[] {
  const now = Date.UTC(2026, 10, 29, 12);
  return checkPublished(pagesOf({ [file]: source }), now).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ['_a.md', '/_a'],
  ['guide/_drafts/a.md', '/guide/_drafts/a'],
  ['README.md', '/README'],
  ['guide/readme.mdx', '/guide/readme'],
])('the page of the draft or note %s is published at %s', (file, path) => {
  expect(warnings(file)).toEqual([
    `1 The page is published at ${path}, although its name is that of a draft or a note.`,
  ]);
});

test('an index page in other letters is no page of its folder', () => {
  expect(warnings('guide/Index.md')).toEqual([
    '1 The page is published at /guide/Index, and not as the page of its folder.',
  ]);
});

test.each(['# A', '# A `b', '---\ntitle: A\n---\n', '---\ntitle: A\npageType: custom\n---\n'])(
  'a page of its title alone is empty: %j',
  (source) => {
    expect(warnings('guide/a.md', source)).toEqual([
      '1 The page is published at /guide/a without any text.',
    ]);
  },
);

test('a date in the future does not hold an article back', () => {
  expect(warnings('blog/a.md', '---\ntitle: A\ndate: 2099-12-31\n---\n\nText')).toEqual([
    '3 The article is published now, although its date is 2099-12-31.',
  ]);
});

test.each([
  ['guide/a.md', '# A\n\nText'],
  ['guide/index.md', '# A\n\n- a'],
  ['guide/__meta__.md', '# A\n\nText'],
  ['guide/readme-first.md', '# A\n\nText'],
  ['guide/a.md', '# A\n\n![a](/a.png)'],
  ['guide/a.md', '---\ntitle: A\noverview: true\n---\n'],
  // It is that day already on the first islands.
  ['blog/a.md', '---\ntitle: A\ndate: 2026-11-30\n---\n\nText'],
  // A page with an error is not called empty as well.
  ['guide/a.md', '---\ntitel: A\n---\n'],
])('%s is published as it is meant: %j', (file, source) => {
  expect(warnings(file, source)).toEqual([]);
});
