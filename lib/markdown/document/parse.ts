import 'server-only';
import type { Root as Html } from 'hast';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { contentPath, type Problem, problem } from '../../problems/problem';
import { readFences } from '../code/fence';
import { completeComponents } from '../components';
import { picturesAsDrawings } from '../components/diagram';
import { packageTabs } from '../components/tabs';
import { calloutContainer, nameCallouts } from '../syntax/callouts';
import { headingIdMark, nameHeadings } from '../syntax/heading-id';
import { removeComments, unwrapTags } from '../tree/html-tags';
import { formatOf, type MarkdownSource } from '../tree/source';
import { headingIds } from './headings';

/** `{#id}` is a separate text until `nameHeadings` has run. */
const idMarkNodes: Extension = {
  exit: {
    headingIdMark(token) {
      const value = this.sliceSerialize(token);
      this.enter({ type: 'text', value, data: { isIdMark: true } }, token);
      this.exit(token);
    },
  },
  transforms: [nameHeadings, nameCallouts],
};

const [COLON, LEFT_BRACE] = [58, 123];

/** Adds callouts (`:::tip`) and the ids of headings (`## Title {#id}`). Comes after plugins for the same characters. */
function siteSyntax(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: calloutContainer() }, text: { [LEFT_BRACE]: headingIdMark } },
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    idMarkNodes,
  ];
}

/** Plugins for the Markdown of a page, in reading and rendering. */
export const remarkPlugins: PluggableList = [remarkGfm, siteSyntax];

/** Plugins for the HTML of a page, in reading and rendering. */
export const rehypePlugins: PluggableList = [
  () => removeComments,
  () => unwrapTags,
  () => picturesAsDrawings,
  () => packageTabs,
  () => readFences,
  () => completeComponents,
  () => headingIds,
];

const parsers = {
  md: unified().use(remarkParse).use(remarkPlugins).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).freeze(),
};

const htmlProcessor = unified()
  .use(remarkRehype, {
    // Components and expressions stay as they are.
    passThrough: [
      'mdxFlowExpression',
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxTextExpression',
      'mdxjsEsm',
    ],
  })
  .use(rehypePlugins)
  .freeze();

export function parseMarkdown({ file, body }: MarkdownSource): Root {
  return parsers[formatOf(file)].parse(new VFile({ value: body, path: file }));
}

/** Turns a parsed page into the HTML tree that everything reads. */
export function htmlTree(parsed: Root, file: string): Html {
  if (formatOf(file) === 'md') htmlAsText(parsed);
  return htmlProcessor.runSync(parsed) as Html;
}

/** Returns the problem of a text that cannot be parsed; nothing if the error is a bug of ours. */
export function parseProblem(error: unknown, file: string): Problem | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined;
  const { reason, line = 1, column = 1 } = error as VFile['messages'][number];
  // The location of an open callout or tag is in the message; the parser's is the end of the element around it.
  const [, kind, row = line, at = column] = UNCLOSED_TAG.exec(reason) ?? [];
  const location = { file: contentPath(file), line: Number(row), column: Number(at) };
  if (kind === 'start of `directiveContainer`') return problem('calloutNotClosed', location);
  const detail = reason.replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, '').replace(/\.?$/, '.');
  const [, fix] = FIXES.find(([pattern]) => pattern.test(detail)) ?? [];
  return problem('badMarkdown', location, { detail }, fix);
}

const UNCLOSED_TAG =
  /^Expected (?:a closing tag for|the closing tag .* the (start of `directiveContainer`)) .*?\((\d+):(\d+)/;

const FIXES: readonly [detail: RegExp, fix: string][] = [
  [/closing tag for `<(br|hr|img|input|wbr)>`/, 'End the tag with "/>", as in <br />.'],
  [/closing tag for `<[A-Z]/, 'Write the closing tag, or "\\<" if you mean the character.'],
  [/parse import\/exports/, 'In .mdx files, do not begin a paragraph with "import" or "export".'],
  [/before attribute value/, 'Put the value into quotation marks: name="value".'],
  // The parser says how to write comments and links.
  [/\(note: /, 'Correct the line.'],
];

/** Makes tags text, so that `Promise<string>` keeps all its letters. Comments stay invisible. */
export function htmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const value = withoutComments(node.value);
    if (value.trim() === '') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const text = { type: 'text' as const, value };
    const isBlock = BLOCK_PARENTS.has(parent.type);
    parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text;
  });
}

export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '');
}

const BLOCK_PARENTS = new Set([
  'root',
  'listItem',
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
]);
