import { expect, test } from '@jest/globals';
import type { Element } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readFences } from './fence';
import { codeBlocks } from './highlight';

/** The code blocks of a text, each as the properties of its element. */
async function blocksOf(body: string, wrapsCode = false) {
  const processor = unified().use(remarkParse).use(remarkRehype);
  const tree = processor.runSync(processor.parse(body));
  readFences(tree);
  await codeBlocks(tree, wrapsCode);
  const blocks: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') blocks.push(element);
  });
  expect(blocks.filter(({ children }) => children.length > 0)).toEqual([]);
  return blocks.map(({ properties }) => properties);
}

test('a code block becomes one text of HTML, with its language', async () => {
  expect(await blocksOf('```text\na <b> & c\n  d\n```')).toEqual([
    { html: 'a &lt;b&gt; &amp; c\n  d', language: 'Text', wraps: false, types: false },
  ]);
});

test('every block of a page is highlighted', async () => {
  const blocks = await blocksOf(
    '```js\nlet a\n```\n\n- ```sh\n  npm i\n  ```\n\n> ```\n> x\n> ```',
  );
  expect(blocks.map(({ language }) => language)).toEqual(['JavaScript', 'Shell', 'Text']);
  expect(blocks[0]?.html).toContain('<span class="tk-keyword">let</span>');
});

test.each([
  ['```\na\n```', 'Text'],
  ['    a', 'Text'],
  ['```TS\na\n```', 'TypeScript'],
  ['```{1,3}\na\n```', 'Text'],
  ['```js{1,3}\na\n```', 'JavaScript'],
  ['~~~vue\na\n~~~', 'Vue'],
  ['```nosuchlanguage\na\n```', 'nosuchlanguage'],
])('the language of %j is %s', async (body, language) => {
  expect(await blocksOf(body)).toMatchObject([{ language }]);
});

test.each([
  ['```ts title="main.ts"', 'main.ts'],
  ["```ts title='main.ts'", 'main.ts'],
  ['```ts {1,3} title="src/a b.ts" wrap', 'src/a b.ts'],
  ['```ts title="it\'s <b>"', "it's <b>"],
  ['```ts title=""', ''],
  ['```ts subtitle="main.ts"', undefined],
  ['```ts title=main.ts', 'main.ts'],
  ['```ts', undefined],
])('the title of %s is %j', async (fence, title) => {
  const [block] = await blocksOf(`${fence}\nlet a\n\`\`\``);
  expect(block?.title).toBe(title);
});

test.each([
  ['```text\n\na\n\n```', '\na\n'],
  ['```text\n```', ''],
  ['```text\n\n```', ''],
  ['```text\nnever closed', 'never closed'],
])('of the code %j only the last line end is taken off: %j', async (body, html) => {
  expect(await blocksOf(body)).toMatchObject([{ html }]);
});

test.each([
  ['```ts', false, false],
  ['```ts', true, true],
  ['```ts wrapCode', false, true],
  ['```ts wrapCode=false', true, false],
])('%s where the site says %s', async (fence, wrapsCode, wraps) => {
  expect(await blocksOf(`${fence}\nlet a\n\`\`\``, wrapsCode)).toMatchObject([{ wraps }]);
});

test('code within a line is left alone', async () => {
  expect(await blocksOf('Text with `code`.')).toEqual([]);
});
