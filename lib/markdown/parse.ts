import 'server-only';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlugins } from './pipeline';
import { formatOf, type MarkdownFormat, type MarkdownSource } from './types';

const parsers = { md: parser('md'), mdx: parser('mdx') };

function parser(format: MarkdownFormat) {
  return unified()
    .use(remarkParse)
    .use(format === 'mdx' ? [remarkMdx] : [])
    .use(remarkPlugins(format))
    .freeze();
}

/** What a text is to the parser, before any plugin has changed it. */
export function parseMarkdown({ file, body }: MarkdownSource): Root {
  return parsers[formatOf(file)].parse(new VFile({ value: body, path: file }));
}

/** What a text is after the plugins that work on the Markdown. */
export function markdownTree(source: MarkdownSource): Root {
  const tree = parseMarkdown(source);
  return parsers[formatOf(source.file)].runSync(tree) as Root;
}
