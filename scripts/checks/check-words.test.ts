import { expect, test } from '@jest/globals';
import { wordProblems } from './words';

/** What is wrong and where, as `line message fix`. */
function told(source: string): string[] {
  return wordProblems('a.mdx', source).map(({ line, message, fix }) => `${line} ${message} ${fix}`);
}

test('a house word is reported where it stands, with the usual word', () => {
  expect(told('---\ntitle: "A"\n---\n\nOne line.\n\nThe\n**main app** loads it.\n')).toEqual([
    '8 "main app" is not what this documentation says. Write host.',
  ]);
});

test.each([
  ['front matter', '---\ntitle: "The subapp"\n---\n\nText.\n', '2'],
  ['a heading', '# The subapp {#the-subapp}\n', '1'],
  ['a caption', '![A picture](/a.svg "The subapp")\n', '1'],
  ['the words of a picture', '![The subapp](/a.svg)\n', '1'],
  ['the title of a callout', ':::tip[The subapp]\n\nText.\n\n:::\n', '1'],
  ['an attribute', '<Card title="The subapp">\n\nText.\n\n</Card>\n', '1'],
  ['the text of a badge', 'A <Badge text="The subapp" /> here.\n', '1'],
])('words are read in %s', (_, source, line) => {
  expect(told(source)).toEqual([expect.stringMatching(new RegExp(`^${line} "subapp" `, 'i'))]);
});

test('code is not prose, and quoted words are somebody else’s', () => {
  const source = 'Call `main app` or "main app".\n\n```js\n// the main app\n```\n';
  expect(told(source)).toEqual([]);
});

test('a word may be usual in one phrase only', () => {
  expect(told('Compare it with the address bar.\n')).toEqual([]);
  expect(told('Compare it with the address.\n')).toHaveLength(1);
});
