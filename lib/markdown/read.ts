import 'server-only';
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import * as catalogue from '../problems/catalogue';
import { contentPath } from '../problems/problem';
import { collectFacts } from './collect-facts';
import { findForbidden } from './guard';
import { parseErrorOf } from './parse-error';
import { rehypePlugins, remarkPlugins } from './pipeline';
import { formatOf, type MarkdownFacts, type MarkdownSource } from './types';
import { findVanishing } from './vanishing';

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

/** What a text is to the parser, before any plugin has changed it. */
export function parseMarkdown({ file, body }: MarkdownSource): Markdown {
  return readers[formatOf(file)].parse(new VFile({ value: body, path: file }));
}

/**
 * Reads what a page says: headings, text, links, pictures. `components` are the names that the
 * Markdown may use.
 */
export function readMarkdown(source: MarkdownSource, components: readonly string[]): MarkdownFacts {
  const processor = readers[formatOf(source.file)];
  const file = new VFile({ value: source.body, path: source.file });
  try {
    const parsed = processor.parse(file);
    const vanishing = findVanishing(parsed, source);
    const tree = processor.runSync(parsed, file) as Root;
    const facts = collectFacts(tree, source.bodyOffset);
    return { ...facts, problems: [...vanishing, ...findForbidden(tree, source, components)] };
  } catch (error) {
    const found = parseErrorOf(error);
    if (!found) throw error;
    const { reason, line, column } = found;
    const place = { file: contentPath(source.file), line: line + source.bodyOffset, column };
    const problems = [catalogue.badMarkdown(place, reason)];
    return { toc: [], content: '', ids: [], links: [], images: [], problems };
  }
}
