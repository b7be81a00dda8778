import { expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isComment, literalOf } from './literals';

/** The expression between the braces of a text. */
function parse(text: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  const [node] = tree.children;
  return node?.type === 'mdxFlowExpression' ? node.data?.estree : undefined;
}

test.each([
  ['{"a"}', 'a'],
  ["{'a\\nb'}", 'a\nb'],
  ['{`a`}', 'a'],
  ['{``}', ''],
  ['{5}', 5],
  ['{true}', true],
  ['{null}', null],
  ['{/* note */ "a"}', 'a'],
])('%s is a plain value', (text, value) => {
  expect(literalOf(parse(text))).toEqual(value);
});

test.each([
  '{missing}',
  '{a()}',
  '{1 + 1}',
  `{\`a\${1}\`}`,
  '{/a/}',
  '{1n}',
  '{<b/>}',
  '{{ a: 1 }}',
  '{}',
  '{/* note */}',
])('%s is none', (text) => {
  expect(parse(text)).toBeDefined();
  expect(literalOf(parse(text))).toBeUndefined();
});

test('only what holds comments alone is a comment', () => {
  expect(isComment(parse('{/* note */}'))).toBe(true);
  expect(isComment(parse('{// note\n}'))).toBe(true);
  expect(isComment(parse('{}'))).toBe(false);
  expect(isComment(parse('{"a" /* note */}'))).toBe(false);
});
