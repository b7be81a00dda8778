import { expect, test } from '@jest/globals';
import { readOne } from '../site/test-content';
import { pageMarkdown } from './page-markdown';

/** The Markdown of a file with these contents. */
function markdownOf(source: string): string {
  return pageMarkdown(readOne('guide/page.md', source).record);
}

test('the title comes first, then the text as it was written', () => {
  expect(markdownOf('---\ntitle: A page\n---\n\nText with *stress*.\n\n- a\n\n  b\n')).toBe(
    '# A page\n\nText with *stress*.\n\n- a\n\n  b\n',
  );
});

test('a text with a first heading of its own is not given another', () => {
  expect(markdownOf('---\ntitle: A page\n---\nAbove.\n\n# Own\n\nText.\n')).toBe(
    'Above.\n\n# Own\n\nText.\n',
  );
  expect(markdownOf('# Own\n\nText.')).toBe('# Own\n\nText.\n');
});

test('a page without text is its title', () => {
  expect(markdownOf('---\ntitle: A page\n---\n')).toBe('# A page\n');
});

test('it ends with one newline, and code at its beginning stays code', () => {
  expect(markdownOf('---\ntitle: A page\n---\n\n\n    code\n\n\n \n')).toBe(
    '# A page\n\n    code\n',
  );
});

test.each([
  ['Garfish.run', 'Garfish.run'],
  ['set_global & Co. (1 < 2)', 'set_global & Co. (1 < 2)'],
  ['__meta__ and *all*', '\\_\\_meta\\_\\_ and \\*all\\*'],
  ['Promise<string>', 'Promise\\<string>'],
  ['`code` [a](b)', '\\`code\\` \\[a\\](b)'],
  ['&lt; \\* C:\\temp', '\\&lt; \\\\\\* C:\\temp'],
  ['F #', 'F \\#'],
  ['C#', 'C#'],
])('the title %s is written as %s', (title, written) => {
  const source = `---\ntitle: ${JSON.stringify(title)}\n---\n`;
  expect(markdownOf(source)).toBe(`# ${written}\n`);
});
