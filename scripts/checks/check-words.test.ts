import { expect, test } from '@jest/globals';
import { readFrontMatter } from '../../lib/content/front-matter-block';
import { shownTexts } from '../../lib/markdown/components';
import { parseMarkdown } from '../../lib/markdown/document/parse';
import { proseOf } from './prose';
import { measureProse, wordProblems } from './words';

function readPage(source: string, file = 'a.mdx') {
  const { body } = readFrontMatter(file, source);
  return proseOf(file, source, body, parseMarkdown({ file, body }), shownTexts);
}

/** What is wrong and where, as `line:column message fix`. */
function problemsIn(source: string, file?: string): string[] {
  return wordProblems(readPage(source, file)).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
  );
}

test('a house word is reported where it stands, with the usual word', () => {
  expect(problemsIn('---\ntitle: "A"\n---\n\nOne line.\n\nThe **main app** loads it.\n')).toEqual([
    '7:7 "main app" is not what this documentation says. Write host.',
  ]);
});

test.each([
  ['front matter', '---\ntitle: "The subapp"\n---\n\nText.\n', '2:13'],
  ['a heading', '# The subapp {#the-subapp}\n', '1:7'],
  ['a cell', '| a | b |\n| - | - |\n| c | The subapp |\n', '3:11'],
  ['a caption', '![A picture](/a.svg "The subapp")\n', '1:26'],
  ['the words of a picture', '![The subapp](/a.svg)\n', '1:7'],
  ['the title of a callout', ':::tip The subapp\n\nText.\n\n:::\n', '1:12'],
  ['an attribute', '<Card title="The subapp">\n\nText.\n\n</Card>\n', '1:18'],
  ['an attribute of HTML', 'An <abbr title="The subapp">app</abbr> here.\n', '1:21'],
  ['the text of a badge', 'A <Badge text="The subapp" /> here.\n', '1:20'],
  ['a list', '- one\n- The subapp\n', '2:7'],
])('words are read in %s', (_, source, place) => {
  expect(problemsIn(source)).toEqual([expect.stringMatching(`^${place} "subapp" `)]);
});

test('a word that is not inclusive is reported, and so are a doubled word and a wrong article', () => {
  expect(problemsIn('The whitelist of the the apps is a entry.\n')).toEqual([
    expect.stringMatching(/^1:5 .*whitelist.*Write .*allow list/),
    expect.stringMatching(/^1:18 .*the.*/),
    expect.stringMatching(/^1:34 .*`a`.*Write an\./),
  ]);
});

test('code is not prose, and quoted words are somebody else’s', () => {
  const source = 'Call `main app` or "main app".\n\n```js\n// the main app\n```\n';
  expect(problemsIn(source)).toEqual([]);
});

test('a word may be usual in one phrase only', () => {
  expect(problemsIn('Compare it with the address bar.\n')).toEqual([]);
  expect(problemsIn('Compare it with the address.\n')).toHaveLength(1);
});

test('the length of sentences and passives are measured, not refused', () => {
  const page = readPage(
    '# A heading that counts for nothing\n\nIt is loaded. You call `run` now.\n',
  );
  expect(wordProblems(page)).toEqual([]);
  expect(measureProse(page)).toEqual({
    sentences: 2,
    mean: 3.5,
    longest: { words: 4, line: 3 },
    passive: 50,
  });
});
