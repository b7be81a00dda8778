import { expect, test } from '@jest/globals';
import { withFragmentTexts } from './with-fragment-texts';

const FRAGMENTS = new Map([
  ['guide/_fragments/a.md', 'One, [x](../y.md#z).\n\nTwo.\n'],
  ['_fragments/b.mdx', 'Three.\n\n<Include file="../guide/_fragments/a.md" />\n'],
]);

function textOf(body: string): string {
  return withFragmentTexts('guide/x.mdx', body, FRAGMENTS);
}

test.each([
  ['Text <b>c</b>', 'Text <b>c</b>'],
  ['a\n\n<Include file="./_fragments/a.md" />\n\nb', 'a\n\nOne, [x](/guide/y#z).\n\nTwo.\n\nb'],
  ['<Include file="/_fragments/b.mdx" />', 'Three.\n\nOne, [x](/guide/y#z).\n\nTwo.'],
  ['- <Include file="./_fragments/a.md" />', '- One, [x](/guide/y#z).\n  \n  Two.'],
  ['> <Include file="./_fragments/a.md" />', '> One, [x](/guide/y#z).\n> \n> Two.'],
  ['`<Include file="./_fragments/a.md" />`', '`<Include file="./_fragments/a.md" />`'],
])('the Markdown of %j is %j', (body, text) => {
  expect(textOf(body)).toBe(text);
});
