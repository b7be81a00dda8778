/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { shownHtml, shownPlaces } from '../../../tests/support/shown-html';

test.each([
  ['the text on the next line', '> [!TIP]\n> Text', '<tip><p>Text</p></tip>'],
  ['the text after a blank line', '> [!TIP]\n>\n> Text', '<tip><p>Text</p></tip>'],
  ['a kind in small letters', '> [!warning]\n> Text', '<warning><p>Text</p></warning>'],
  ['no text', '> [!TIP]', '<tip></tip>'],
  ['spaces behind the kind', '> [!TIP]   \n> Text', '<tip><p>Text</p></tip>'],
  ['a line that lacks its sign', '> [!TIP]\n> Text\nmore', '<tip><p>Textmore</p></tip>'],
  ['words first', '> [!TIP]\n> **A** b', '<tip><p><strong>A</strong> b</p></tip>'],
  ['several lines', '> [!NOTE]\n> a\n> *b*\n> c', '<note><p>a<em>b</em>c</p></note>'],
  ['several blocks', '> [!TIP]\n> a\n>\n> b', '<tip><p>a</p><p>b</p></tip>'],
  ['a heading', '> [!NOTE]\n>\n> # A', '<note><h1>A</h1></note>'],
  ['a heading at once', '> [!NOTE]\n> # A', '<note><h1>A</h1></note>'],
  [
    'code',
    '> [!CAUTION]\n> ```js\n> a\n> ```',
    '<caution><pre><code class="language-js">a</code></pre></caution>',
  ],
  ['a list', '> [!TIP]\n> - a', '<tip><ul><li>a</li></ul></tip>'],
])('an alert may have %s', (_, body, html) => {
  expect(shownHtml(body)).toBe(html);
  expect(shownHtml(body, 'a.mdx')).toBe(html);
});

test.each([
  ['> [!TIP] Two words\n> Text', 'Two words', '<p>Text</p>'],
  ['> [!TIP] Two words\n>\n> Text', 'Two words', '<p>Text</p>'],
  ['> [!TIP] A `b` *c*\n> Text', 'A <code>b</code> <em>c</em>', '<p>Text</p>'],
  ['> [!TIP] `b`\n> `c`', '<code>b</code>', '<p><code>c</code></p>'],
  ['> [!TIP] *a\n> b*', '<em>ab</em>', ''],
  ['> [!TIP] Two words', 'Two words', ''],
  ['> [!TIP] Two words  \n> Text', 'Two words', '<p>Text</p>'],
])('the words behind the kind of %j are its title', (body, title, html) => {
  expect(shownHtml(body)).toBe(`<tip "${title}">${html}</tip>`);
});

test.each([
  ['a list', '- a\n\n  > [!TIP]\n  > b', '<ul><li><p>a</p><tip><p>b</p></tip></li></ul>'],
  ['a numbered list', '1. a\n   > [!TIP]\n   > b', '<ol><li>a<tip><p>b</p></tip></li></ol>'],
  [
    'a quotation',
    '> a\n>\n> > [!TIP]\n> > b',
    '<blockquote><p>a</p><tip><p>b</p></tip></blockquote>',
  ],
  ['an alert', '> [!NOTE]\n> > [!TIP]\n> > b', '<note><tip><p>b</p></tip></note>'],
  [
    'an alert below its text',
    '> [!NOTE]\n> a\n>\n> > [!TIP]\n> > b',
    '<note><p>a</p><tip><p>b</p></tip></note>',
  ],
  ['a callout', ':::note\n> [!TIP]\n> b\n:::', '<note><tip><p>b</p></tip></note>'],
])('an alert may stand in %s', (_, body, html) => {
  expect(shownHtml(body)).toBe(html);
});

test.each([
  ['[!TIP] outside', '<p>[!TIP] outside</p>'],
  ['> a [!TIP]', '<blockquote><p>a [!TIP]</p></blockquote>'],
  ['> a\n> [!TIP]', '<blockquote><p>a[!TIP]</p></blockquote>'],
  ['> \\[!TIP]\n> a', '<blockquote><p>[!TIP]a</p></blockquote>'],
  ['> [!TIP](/x)', '<blockquote><p><a href="/x">!TIP</a></p></blockquote>'],
  ['> [ !TIP]', '<blockquote><p>[ !TIP]</p></blockquote>'],
  ['> `[!TIP]`', '<blockquote><p><code>[!TIP]</code></p></blockquote>'],
  ['> - [!TIP]', '<blockquote><ul><li>[!TIP]</li></ul></blockquote>'],
  ['>\n> a', '<blockquote><p>a</p></blockquote>'],
  ['>', '<blockquote></blockquote>'],
  ['    > [!TIP]', '<pre><code>> [!TIP]</code></pre>'],
])('%j is no alert', (body, html) => {
  expect(shownHtml(body)).toBe(html);
});

test('places in an alert are those of the file', () => {
  expect(shownPlaces('a\n\n> [!TIP]\n> b [c](/d)\n')).toMatchObject({
    callout: '3:1-4:12',
    link: '4:5-4:12',
  });
});
