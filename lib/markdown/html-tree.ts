import 'server-only';
import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parseMarkdown } from './parse';
import { rehypePlugins, remarkPlugins } from './pipeline';
import type { Fragments } from './syntax/fragment-paths';
import { insertFragments } from './syntax/include';
import { formatOf, type MarkdownSource } from './types';

/** The nodes of components and their expressions; they pass through to the HTML tree as they are. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const readers = { md: reader([]), mdx: reader([remarkMdx]) };

function reader(syntax: (typeof remarkMdx)[]) {
  return unified()
    .use(remarkParse)
    .use(syntax)
    .use(remarkPlugins(syntax.length > 0 ? 'mdx' : 'md'))
    .use(remarkRehype, { passThrough: [...MDX_NODES] })
    .use(rehypePlugins)
    .freeze();
}

/** What a parsed text says, in the form that the outline, the search and the twin are made from. */
export function htmlTree(parsed: Root, file: string): Html {
  return readers[formatOf(file)].runSync(parsed) as Html;
}

/** The same of a text as it is typed, with the fragments and examples that it takes in. */
export function wholeTree(source: MarkdownSource, fragments: Fragments = new Map()): Html {
  const { file } = source;
  return htmlTree(insertFragments(parseMarkdown(source), file, fragments), file);
}
