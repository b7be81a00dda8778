import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function contentOf(body: string, file = 'a.md'): string {
  return readMarkdown({ file, body }).content;
}

test.each([
  ['One *two* **three** `four` ~~five~~ [six](/x).', 'One two three four five six.'],
  ['One\ntwo   three\n\n\nfour', 'One two three\nfour'],
  ['One  \ntwo\\\nthree', 'One two three'],
  ['*One*two **three**.', 'Onetwo three.'],
  ['- a\n- b\n  - c\n\n    d\n- e', 'a\nb\nc\nd\ne'],
  ['- [ ] a\n- [x] b', 'a\nb'],
  ['> One\n>\n> > Two', 'One\nTwo'],
  [':::details[One]\nTwo\n:::', 'One\nTwo'],
  ['| a | b |\n|---|---|\n| `c` | d *e* |', 'a\nb\nc\nd e'],
  ['a &lt; b &amp; c &copy;', 'a < b & c ©'],
  ['![A dog](/dog.svg) runs', 'runs'],
  ['中文 *文字*。\n下一行', '中文 文字。 下一行'],
  ['a\u0000b', 'a\uFFFDb'],
  ['   \n\n  ', ''],
])('the text of %j is %j', (body, text) => {
  expect(contentOf(body)).toBe(text);
});

test.each([
  ['```js\nlet a;\n  let b;\n\nlet c;\n```', 'let a;\n  let b;\n\nlet c;'],
  ['    a\n      b', 'a\n  b'],
  ['- a\n\n  ```sh\n  npm i\n\n  npm t\n  ```\n- b', 'a\nnpm i\n\nnpm t\nb'],
  ['```js\nnever closed', 'never closed'],
  ['```js\n```\n\nAfter', 'After'],
])('the code of %j keeps its lines and spaces: %j', (body, text) => {
  expect(contentOf(body)).toBe(text);
});

test('the first heading is the title and no part of the text', () => {
  const facts = readMarkdown({ file: 'a.md', body: '# A *b*\n\nText' });
  expect(facts).toMatchObject({ heading: 'A b', content: 'Text', ids: ['a-b'] });
});

test('a second heading of the first level is text like any other', () => {
  const facts = readMarkdown({ file: 'a.md', body: '# A\n\n# B\n\nText' });
  expect(facts).toMatchObject({ heading: 'A', content: 'B\nText', toc: [], ids: ['a', 'b'] });
});

test('a footnote is read where it is written out, without the marks around it', () => {
  const body = 'Text[^1] goes on.\n\n[^1]: The note.\n\n## Last';
  const { content, toc } = readMarkdown({ file: 'a.md', body });
  expect(content).toBe('Text goes on.\nLast\nThe note.');
  expect(toc.map(({ text }) => text)).toEqual(['Last']);
});

test('components in the text are read with what they hold', () => {
  const body = 'One <Mark>two</Mark> three.\n\n<Box group="x">\n\nFour\n\n</Box>\n\nFive';
  expect(contentOf(body, 'a.mdx')).toBe('One two three.\nFour\nFive');
});

test('what a component is given is no text, nor is a comment', () => {
  const body = '{/* a note */}\n\n<Box label="secret" values={["a"]} />\n\nText';
  expect(contentOf(body, 'a.mdx')).toBe('Text');
});

test('the packages of a project are no text', () => {
  const code = (json: string) => `\`\`\`json\n${json}\n\`\`\`\n\n`;
  const packages = '{\n  "devDependencies": {\n    "css-loader": "7.1.5"\n  }\n}';
  const body = `Before.\n\n${code(packages)}${code('{ "port": 8090 }')}`;
  expect(contentOf(body, 'a.mdx')).toBe('Before.\n{ "port": 8090 }');
});

test('a comment is no text', () => {
  expect(contentOf('One {/* a note */} two{/* a note */}.', 'a.mdx')).toBe('One two.');
  expect(contentOf('{/* a note */}\n\nText {// a note\n}', 'a.mdx')).toBe('Text');
});

test('text in block elements stays apart', () => {
  expect(contentOf('a<br/>b\n\n<div><div>c</div><div>d</div></div>', 'a.mdx')).toBe('a b\nc\nd');
});

test('marks of footnotes are not part of a heading', () => {
  const body = '# A[^1]\n\n## B[^1] c\n\nText\n\n[^1]: Note';
  const { heading, toc } = readMarkdown({ file: 'a.md', body });
  expect(heading).toBe('A');
  expect(toc).toMatchObject([{ text: 'B c', charIndex: 0 }]);
});
