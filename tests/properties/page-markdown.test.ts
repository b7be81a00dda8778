import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarkdown } from '../../lib/markdown/document/read';
import { isError } from '../../lib/problems/problem';
import { CASES } from '../support/cases';
import { markdownOf } from '../support/markdown-of';
import { lines } from '../support/typed-lines';

/** Warnings do not count: what a writer may mean stays as it is typed, here and there. */
const isFaultless = (body: string) =>
  !readMarkdown({ file: 'guide/x.md', body }).problems.some(isError);

test('the Markdown of a page is faultless, and reads as what it was made from', () => {
  const isStable = (typed: string[]) => {
    const body = typed.join('\n');
    fc.pre(isFaultless(body));
    // A callout becomes an alert of GitHub, which a writer may not type. Escaped, it is a quotation.
    const written = markdownOf(body, 'guide/x.md').replaceAll('> [!', '> \\[!');
    expect(isFaultless(written)).toBe(true);
    expect(markdownOf(written, 'guide/x.md')).toBe(written);
  };
  fc.assert(fc.property(lines, isStable), CASES);
});

test('no word is lost in the Markdown of a page', () => {
  const isKept = (typed: string[]) => {
    const words = typed.map((_, index) => `word${index}x`);
    const body = typed.flatMap((one, index) => [one, words[index] ?? '']).join('\n');
    // A line below a definition, of a link or in a comment, belongs to it.
    fc.pre(!typed.some((one) => /^\[.*\]:|<!--/.test(one.trim())) && isFaultless(body));
    const written = markdownOf(body, 'guide/x.md');
    expect(words.filter((word) => !written.includes(word))).toEqual([]);
  };
  fc.assert(fc.property(lines, isKept), CASES);
});
