/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */

import { expect, test } from '@jest/globals';
import { htmlOf, positionsOf } from '../../../tests/support/html-of';

test.each([
  ['nothing between', ':::tip\nText\n:::'],
  ['blank lines everywhere', '\n:::tip\n\nText\n\n:::\n'],
  ['spaces behind everything', ':::tip  \nText\n:::  '],
  ['indentation', '  :::tip\n  Text\n  :::'],
  ['capitals', ':::TIP\nText\n:::'],
  ['more colons', ':::::tip\nText\n:::::'],
  ['a longer last line', ':::tip\nText\n:::::'],
  ['lines that end as on Windows', ':::tip\r\nText\r\n:::\r\n'],
])('a callout may be written with %s', (_, body) => {
  expect(htmlOf(body)).toBe('<tip><p>Text</p></tip>');
  expect(htmlOf(body, 'a.mdx')).toBe('<tip><p>Text</p></tip>');
});

test.each([
  [':::tip[a [b] \\] c]', 'a [b] ] c'],
  [':::tip[A `b` **c** [d](/e)]', 'A <code>b</code> <strong>c</strong> <a href="/e">d</a>'],
  [':::tip[a: b ::: c]', 'a: b ::: c'],
])('%s has the title %s', (line, title) => {
  expect(htmlOf(`${line}\nText\n:::`)).toBe(`<tip "${title}"><p>Text</p></tip>`);
});

test('a callout without a title has that of its kind', () => {
  for (const line of [':::tip[]', ':::tip{}'])
    expect(htmlOf(`${line}\nText\n:::`)).toBe('<tip><p>Text</p></tip>');
});

test.each([
  ['a block of code', '```js\na\n```', '<pre><code class="language-js">a</code></pre>'],
  ['colons within a line', 'a ::: b', '<p>a ::: b</p>'],
  ['a tag, which is a text', '<div>', '<p>&#x3C;div></p>'],
])('a callout may hold %s', (_, inside, html) => {
  expect(htmlOf(`:::tip\n${inside}\n:::\nAfter`)).toBe(`<tip>${html}</tip><p>After</p>`);
});

test.each([
  ['an item', '- a\n\n  :::tip\n  Text\n  :::', '<ul><li><p>a</p><tip><p>Text</p></tip></li></ul>'],
  ['a quotation', '> :::tip\n> Text\n> :::', '<blockquote><tip><p>Text</p></tip></blockquote>'],
  ['a longer one', '::::note\n:::tip\nText\n:::\n::::', '<note><tip><p>Text</p></tip></note>'],
])('a callout may stand in %s', (_, body, html) => {
  expect(htmlOf(body)).toBe(html);
});

test('callouts and components hold each other', () => {
  const box = '<div><p>Text {1}</p></div>';
  expect(htmlOf('<div>\n:::tip\nText\n:::\n</div>', 'a.mdx')).toBe(
    '<div><tip><p>Text</p></tip></div>',
  );
  expect(htmlOf(':::tip[Two]\n<div>\nText {1}\n</div>\n:::', 'a.mdx')).toBe(
    `<tip "Two">${box}</tip>`,
  );
});

test('locations in a callout are those of the file', () => {
  const seen = positionsOf('Text\n\n- :::tip[A *b*]\n  c [d](/e)\n  :::\n');
  expect(seen).toMatchObject({ containerDirective: '3:3-5:6', emphasis: '3:12-3:15' });
  expect(seen.link).toBe('4:5-4:12');
});

test('what only looks like a directive is a text', () => {
  for (const text of ['\\:::tip', 'a :::tip', '::tip', 'a :tip[b] c', ':tip', '::tip[b]'])
    expect(htmlOf(text)).toBe(`<p>${text.replace('\\', '')}</p>`);
  expect(htmlOf('    :::tip[Title]')).toBe('<pre><code>:::tip[Title]</code></pre>');
});
