import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { readFrontMatter } from '../../lib/content/data-files';
import { readMarkdown } from '../../lib/markdown/document/read';
import { CASES } from '../support/cases';
import { lines } from '../support/typed-lines';

test.each(['a.md', 'a.mdx'])('any text is read, or told as a problem with its line: %s', (file) => {
  const isRead = (typed: string[]) => {
    const body = typed.join('\n');
    const { problems } = readMarkdown({ file, body: `\n\n\n${body}` });
    const count = body.split(/\r\n?|\n/).length;
    for (const problem of problems) {
      expect(problem.line).toBeGreaterThanOrEqual(1);
      expect(problem.line).toBeLessThanOrEqual(count + 3);
    }
  };
  fc.assert(fc.property(lines, isRead), CASES);
});

test('words between lines of any kind never vanish without a problem', () => {
  const isKept = (typed: string[]) => {
    const words = typed.map((_, index) => `word${index}x`);
    const body = typed.flatMap((one, index) => [one, words[index] ?? '']).join('\n');
    const { content, toc, heading, problems } = readMarkdown({ file: 'a.md', body });
    if (problems.length > 0) return;
    const all = [content, heading, ...toc.map(({ text }) => text)].join('\n');
    // A line below a definition, of a link or in a comment, belongs to it.
    const isHidden = typed.some((one) => /^\[.*\]:|<!--/.test(one.trim()));
    if (!isHidden) expect(words.filter((word) => !all.includes(word))).toEqual([]);
  };
  fc.assert(fc.property(lines, isKept), CASES);
});

test('front matter gives back what was written, and the body stands on its lines', () => {
  const isGivenBack = (title: string, body: string) => {
    const block = stringify({ title }, { lineWidth: 0 });
    const { data, problems, ...read } = readFrontMatter('a.md', `---\n${block}---\n${body}`);
    if (problems.length > 0) return;
    expect(data.title).toBe(title);
    const lines = read.body.split('\n').length - body.split(/\r\n?|\n/).length;
    expect(lines).toBe(block.split('\n').length + 1);
  };
  const word = fc.string({ unit: 'grapheme-ascii', minLength: 1 });
  fc.assert(fc.property(word, fc.string({ unit: 'grapheme' }), isGivenBack), CASES);
});

test('any front matter is read, or told', () => {
  const signs = [': ', '- ', '[', '{', '&a', '*a', '!x', '"', '|', '\t', '# '];
  const part = fc.constantFrom('---', '--- ', 'title: A', '\n', ...signs);
  const isRead = (parts: string[]) => {
    const { problems, body } = readFrontMatter('a.md', `---\n${parts.join('')}`);
    expect(problems.length > 0 || typeof body === 'string').toBe(true);
  };
  fc.assert(fc.property(fc.array(part), isRead), CASES);
});
