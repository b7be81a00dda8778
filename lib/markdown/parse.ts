import 'server-only';
import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { readFences } from '../code-blocks/fence';
import { completeComponents } from '../markdown-components/complete-components';
import { picturesAsDrawings } from '../markdown-components/diagram';
import { packageTabs } from '../markdown-components/package-tabs';
import { isFragmentFile } from '../markdown-syntax/fragment-paths';
import { siteSyntax } from '../markdown-syntax/site-syntax';
import { copyTree } from '../markdown-tree/copy-tree';
import { htmlAsText } from '../markdown-tree/html-as-text';
import { plainValues } from '../markdown-tree/plain-values';
import { formatOf, type MarkdownSource } from '../markdown-tree/types';
import { headingIds } from './heading-ids';

/** The nodes of components and expressions, which stay as they are in the HTML tree. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const parsers = {
  md: unified().use(remarkParse).use([remarkGfm, siteSyntax]).freeze(),
  mdx: unified().use(remarkParse).use([remarkMdx, remarkGfm, siteSyntax]).freeze(),
};

const asHtml = unified()
  .use(remarkRehype, { passThrough: [...MDX_NODES] })
  .freeze();

const parsedFragments = new Map<string, { body: string; tree: Root }>();

/** Parses a file. Fragments are parsed once, however many pages include them. */
export function parseMarkdown({ file, body }: MarkdownSource): Root {
  if (!isFragmentFile(file)) return parse(file, body);
  const known = parsedFragments.get(file);
  if (known?.body === body) return copyTree(known.tree);
  const tree = parse(file, body);
  parsedFragments.set(file, { body, tree });
  return copyTree(tree);
}

function parse(file: string, body: string): Root {
  return parsers[formatOf(file)].parse(new VFile({ value: body, path: file }));
}

/** Parses a fragment for a page, which may have another format than the fragment. */
export function parseFragment(file: string, body: string): Root {
  const tree = parseMarkdown({ file, body, bodyOffset: 0 });
  if (formatOf(file) === 'md') htmlAsText(tree);
  return tree;
}

/** Turns a parsed page, with its fragments inserted, into the HTML tree that everything reads. */
export function htmlTree(parsed: Root, file: string): Html {
  if (formatOf(file) === 'md') htmlAsText(parsed);
  const tree = asHtml.runSync(parsed) as Html;
  plainValues(tree);
  picturesAsDrawings(tree);
  packageTabs(tree);
  readFences(tree);
  completeComponents(tree);
  headingIds(tree);
  return tree;
}
