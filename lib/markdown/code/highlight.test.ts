import { expect, test } from '@jest/globals';
import type { Element } from 'hast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readFence, readFences } from './fence';
import { codeBlocks, highlight } from './highlight';

async function html(code: string, meta = '', language = 'text') {
  return highlight(readFence(code, { language, meta }));
}

function textOf(source: string): string {
  const text = source.replace(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

test('marked lines are elements, each with its end', async () => {
  expect(await html('a\n\nb\nc', '{3,+4}')).toBe(
    '<span class="line">a\n</span><span class="line">\n</span>' +
      '<mark class="line line-highlight">b\n</mark><ins class="line line-add">c</ins>',
  );
});

test.each([
  '</script><script>alert(1)</script>',
  ']]>',
  '*/ /*',
  '<!-- --> -->',
  '\u001b[31mred\u001b[0m',
  'a\uFFFDb',
  '&lt;b&gt; &amp;',
  '\ttab  \n\n  two  ',
  'type A<T> = { a: T & "<b>" }; // <!-- & -->\n\n\nexport const f = (x) => x > 1 && `x`;',
  '# A <b> & `c`\n\n```js\nlet d = <p class="e">{f && &nbsp;}</p>;\n```',
  '借给你 🚀 e\u0301',
  '{{ a }} {b}',
])('%j stays as it is, whatever the language', async (code) => {
  const languages = 'text ts html vue css bash yaml md ansi';
  for (const language of [...languages.split(' '), 'nosuch', '', 'constructor', '__proto__']) {
    for (const meta of ['', '{1}']) {
      const source = await html(code, meta, language);
      expect(textOf(source)).toBe(code);
      expect(source).not.toMatch(/<(?!\/?(span|mark)\b)/);
    }
  }
});

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
    { html: 'a &lt;b&gt; &amp; c\n  d', language: 'Text', wraps: false },
  ]);
});

test.each([
  ['```\na\n```', 'Text'],
  ['    a', 'Text'],
  ['```{1,3}\na\n```', 'Text'],
  ['```nosuchlanguage\na\n```', 'nosuchlanguage'],
])('the language of %j is %s', async (body, language) => {
  expect(await blocksOf(body)).toMatchObject([{ language }]);
});

test.each([
  ['```ts', false, false],
  ['```ts', true, true],
  ['```ts wrapCode', false, true],
  ['```ts wrapCode=false', true, false],
])('%s with the setting %s', async (fence, wrapsCode, wraps) => {
  expect(await blocksOf(`${fence}\nlet a\n\`\`\``, wrapsCode)).toMatchObject([{ wraps }]);
});
