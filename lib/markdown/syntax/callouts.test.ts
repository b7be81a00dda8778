/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { shownHtml, shownPlaces } from '../../../tests/support/shown-html';
import { CALLOUT_NAMES } from './callout-kinds';

test.each([
  ['nothing between', ':::tip\nText\n:::'],
  ['a blank line below the first', ':::tip\n\nText\n:::'],
  ['a blank line above the last', ':::tip\nText\n\n:::'],
  ['blank lines everywhere', '\n:::tip\n\nText\n\n:::\n'],
  ['a space before the kind', '::: tip\nText\n:::'],
  ['spaces behind everything', ':::tip  \nText\n:::  '],
  ['indentation', '  :::tip\n  Text\n  :::'],
  ['a last line that is indented', ':::tip\nText\n   :::'],
  ['capitals', ':::TIP\nText\n:::'],
  ['more colons', ':::::tip\nText\n:::::'],
  ['a longer last line', ':::tip\nText\n:::::'],
  ['lines that end as on Windows', ':::tip\r\nText\r\n:::\r\n'],
])('a callout may be written with %s', (_, body) => {
  expect(shownHtml(body)).toBe('<tip><p>Text</p></tip>');
  expect(shownHtml(body, 'a.mdx')).toBe('<tip><p>Text</p></tip>');
});

test.each(CALLOUT_NAMES)('there is the kind %s', (kind) => {
  expect(shownHtml(`:::${kind}\nText\n:::`)).toBe(`<${kind}><p>Text</p></${kind}>`);
  expect(shownHtml(`> [!${kind}]\n> Text`)).toBe(`<${kind}><p>Text</p></${kind}>`);
});

test.each([
  [':::tip Two words', 'Two words'],
  ['::: tip Two words  ', 'Two words'],
  [':::tip danger', 'danger'],
  [':::tip[Two words]', 'Two words'],
  [':::tip [Two words]', 'Two words'],
  [':::tip[a [b] \\] c]', 'a [b] ] c'],
  [':::tip{title="Two words"}', 'Two words'],
  ["::: tip {title='Two words'}", 'Two words'],
  ['::: tip { title = "Two words" } ', 'Two words'],
  [':::tip{title=Two words}', 'Two words'],
  ['::: tip\\{title="Two words"}', 'Two words'],
  [':::tip{title="a } b"}', 'a } b'],
  [':::tip A `b` **c** [d](/e)', 'A <code>b</code> <strong>c</strong> <a href="/e">d</a>'],
  [':::tip{title="A `b`"}', 'A <code>b</code>'],
  [':::tip[A `b`]', 'A <code>b</code>'],
  [':::tip [link](/x) first', '<a href="/x">link</a> first'],
  [':::tip 中文标题', '中文标题'],
  [':::tip \\{braces}', '{braces}'],
  [':::tip a: b ::: c', 'a: b ::: c'],
])('%s has the title %s', (line, title) => {
  expect(shownHtml(`${line}\nText\n:::`)).toBe(`<tip "${title}"><p>Text</p></tip>`);
});

test.each([':::tip{title=""}', ':::tip{title=}', ':::tip[]'])('%s has no title', (line) => {
  expect(shownHtml(`${line}\nText\n:::`)).toBe('<tip><p>Text</p></tip>');
});

test.each([
  ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['a numbered list', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['a block of code', '```js\na\n```', '<pre><code class="language-js">a</code></pre>'],
  ['code that shows a callout', '```\n:::tip\n:::\n```', '<pre><code>:::tip:::</code></pre>'],
  ['code in waves', '~~~\n:::\n~~~', '<pre><code>:::</code></pre>'],
  ['indented code', '    a\n    :::', '<pre><code>a:::</code></pre>'],
  [
    'code in a list',
    '- ```\n  :::\n  ```\n- b',
    '<ul><li><pre><code>:::</code></pre></li><li>b</li></ul>',
  ],
  ['a quotation', '> a', '<blockquote><p>a</p></blockquote>'],
  ['a table', '| a |\n| - |', '<table><thead><tr><th>a</th></tr></thead></table>'],
  ['a heading', '## A', '<h2>A</h2>'],
  ['a heading under a line', 'A\n---', '<h2>A</h2>'],
  ['a picture', '![a](/b.svg)', '<p><img src="/b.svg" alt="a"></p>'],
  ['a link at the beginning', '[a](/b) c', '<p><a href="/b">a</a> c</p>'],
  ['a link at the end', 'c [a](/b)', '<p>c <a href="/b">a</a></p>'],
  ['code at the end', 'c `a`', '<p>c <code>a</code></p>'],
  ['colons within a line', 'a ::: b', '<p>a ::: b</p>'],
  ['a tag, which is a text', '<div>', '<p>&#x3C;div></p>'],
  ['several blocks', 'a\n\nb', '<p>a</p><p>b</p>'],
  ['a divider', '***', '<hr>'],
])('a callout may hold %s', (_, inside, html) => {
  expect(shownHtml(`:::tip\n${inside}\n:::\nAfter`)).toBe(`<tip>${html}</tip><p>After</p>`);
  expect(shownHtml(`:::tip\n\n${inside}\n\n:::\n\nAfter`)).toBe(`<tip>${html}</tip><p>After</p>`);
});

test.each([
  ['a paragraph', 'a', '<p>a</p>'],
  ['a list', '- a', '<ul><li>a</li></ul>'],
  ['a quotation', '> a', '<blockquote><p>a</p></blockquote>'],
  ['a block of code', '```\na\n```', '<pre><code>a</code></pre>'],
  [
    'a table',
    '| a |\n| - |\n| b |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['a heading', '# a', '<h1>a</h1>'],
  ['a heading under a line', 'a\n===', '<h1>a</h1>'],
  ['another callout', ':::note\na\n:::', '<note><p>a</p></note>'],
  ['an alert', '> [!NOTE]\n> a', '<note><p>a</p></note>'],
])('no blank line is needed between a callout and %s', (_, around, html) => {
  expect(shownHtml(`${around}\n:::tip\nText\n:::\n${around}`)).toBe(
    `${html}<tip><p>Text</p></tip>${html}`,
  );
});

test.each([
  [
    'an item',
    '- a\n  :::tip\n  Text\n  :::\n- b',
    '<ul><li><p>a</p><tip><p>Text</p></tip></li><li><p>b</p></li></ul>',
  ],
  [
    'an item with blank lines',
    '1. a\n\n   :::tip\n   Text\n   :::\n\n2. b',
    '<ol><li><p>a</p><tip><p>Text</p></tip></li><li><p>b</p></li></ol>',
  ],
  [
    'an item that is indented further',
    '- a\n\n    :::tip\n    Text\n    :::\n\n- b',
    '<ul><li><p>a</p><tip><p>Text</p></tip></li><li><p>b</p></li></ul>',
  ],
  [
    'an item as its first thing',
    '- :::tip\n  Text\n  :::',
    '<ul><li><tip><p>Text</p></tip></li></ul>',
  ],
  ['a quotation', '> :::tip\n> Text\n> :::', '<blockquote><tip><p>Text</p></tip></blockquote>'],
  ['a longer one', '::::note\n:::tip\nText\n:::\n::::', '<note><tip><p>Text</p></tip></note>'],
  [
    'one of the same length that ends on the next line',
    ':::note\n:::tip\nText\n:::\n:::',
    '<note><tip><p>Text</p></tip></note>',
  ],
  [
    'one of the same length',
    ':::note\n:::tip\nText\n:::\nMore\n:::',
    '<note><tip><p>Text</p></tip><p>More</p></note>',
  ],
  [
    'an item of one',
    ':::note\n- a\n\n  :::tip\n  Text\n  :::\n:::',
    '<note><ul><li><p>a</p><tip><p>Text</p></tip></li></ul></note>',
  ],
  ['an alert', '> [!NOTE]\n> :::tip\n> Text\n> :::', '<note><tip><p>Text</p></tip></note>'],
])('a callout may stand in %s', (_, body, html) => {
  expect(shownHtml(body)).toBe(html);
});

test('an indented last line ends the callout, also below a list', () => {
  expect(shownHtml(':::tip\n- a\n  :::\nAfter')).toBe('<tip><ul><li>a</li></ul></tip><p>After</p>');
  expect(shownHtml(':::tip\n1. a\n    :::')).toBe('<tip><ol><li>a</li></ol></tip>');
});

test.each([
  ['<div>\n:::tip\nText\n:::\n</div>', '<div><tip><p>Text</p></tip></div>'],
  [
    '<div>\n  - a\n\n    :::tip\n    Text\n    :::\n</div>',
    '<div><ul><li><p>a</p><tip><p>Text</p></tip></li></ul></div>',
  ],
  [':::tip\n<div>\nText\n</div>\n:::', '<tip><div><p>Text</p></div></tip>'],
  [':::tip{title="Two words"}\nText {1}\n:::', '<tip "Two words"><p>Text {1}</p></tip>'],
])('callouts and components hold each other: %j', (body, html) => {
  expect(shownHtml(body, 'a.mdx')).toBe(html);
});

test('places in a callout are those of the file', () => {
  const seen = shownPlaces('Text\n\n- :::tip A *b*\n  c [d](/e)\n  :::\n');
  expect(seen).toMatchObject({ callout: '3:3-5:6', emphasis: '3:12-3:15', link: '4:5-4:12' });
});

test('what only looks like a callout is a text', () => {
  expect(shownHtml('\\:::tip')).toBe('<p>:::tip</p>');
  expect(shownHtml('a :::tip')).toBe('<p>a :::tip</p>');
  expect(shownHtml('::tip')).toBe('<p>::tip</p>');
  expect(shownHtml('    :::tip')).toBe('<pre><code>:::tip</code></pre>');
  expect(shownHtml('`:::tip`')).toBe('<p><code>:::tip</code></p>');
});

test('a long page of callouts takes no more for each of them than a page of quotations', () => {
  const cpuOf = (body: string) => {
    const before = process.cpuUsage();
    shownHtml(body);
    return process.cpuUsage(before).user;
  };
  cpuOf(':::tip\n- a\n:::\n\n> - a\n\n'.repeat(50));
  const callouts = cpuOf(':::tip\n- a\n:::\n\n'.repeat(500));
  const quotations = cpuOf('> - a\n\n'.repeat(500));
  expect(callouts / quotations).toBeLessThan(10);
});
