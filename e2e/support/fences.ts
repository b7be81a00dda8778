import { readFileSync } from 'node:fs';
import type { Code } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The blocks of code in the text of a page, as they were typed, there or in an example. */
export function fencesOf(file: string, source: string): Code[] {
  // An id of a heading would be an expression to MDX.
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/ \{#[\w.-]+\}$/gm, '');
  const syntax = file.endsWith('.mdx') ? [remarkMdx] : [];
  const tree = unified().use(remarkParse).use(syntax).use(remarkGfm).parse(body);
  const fences: Code[] = [];
  visit(tree, 'code', (fence) => {
    const [, example] = /\bfile="([^"]+)"/.exec(fence.meta ?? '') ?? [];
    fences.push(example ? { ...fence, value: readFileSync(example, 'utf8').trimEnd() } : fence);
  });
  return fences;
}
