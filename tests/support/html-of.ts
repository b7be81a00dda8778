import 'server-only';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { htmlAsText, parseMarkdown } from '../../lib/markdown/document/parse';
import { isJsx } from '../../lib/markdown/tree/element';

const asHtml = unified()
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxTextExpression'] })
  .freeze();

/**
 * For tests: the HTML of a text, callouts in a short form of their own.
 *
 *     htmlOf(':::tip[Title]\nText\n:::') //=> '<tip "Title"><p>Text</p></tip>'
 */
export function htmlOf(body: string, file = 'a.md'): string {
  const parsed = parseMarkdown({ file, body });
  if (file.endsWith('.md')) htmlAsText(parsed);
  const tree = asHtml.runSync(parsed) as Root;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (isJsx(node)) {
      const children = node.children as typeof parent.children;
      parent.children[index] = {
        type: 'element',
        tagName: node.name ?? '',
        properties: {},
        children,
      } as (typeof parent.children)[number];
      return index;
    }
    if (node.type === 'mdxTextExpression') {
      parent.children[index] = { type: 'text', value: `{${node.value}}` };
    }
  });
  const kinds: string[] = [];
  return toHtml(tree)
    .replace(/\n/g, '')
    .replace(CALLOUT, (_, kind?: string, title?: string) => {
      if (kind === undefined) return `</${kinds.pop()}>`;
      kinds.push(kind);
      return title ? `<${kind} "${title}">` : `<${kind}>`;
    });
}

const CALLOUT =
  /<callout kind="(\w+)"><callout-title kind="\w+">(.*?)<\/callout-title>|<\/callout>/g;

/** For tests: the position of the first node of each type, as `line:column-line:column`. */
export function positionsOf(body: string, file = 'a.md'): Record<string, string> {
  const places: Record<string, string> = {};
  visit(parseMarkdown({ file, body }), ({ type, position }) => {
    if (!position) return;
    const { start, end } = position;
    places[type] ??= `${start.line}:${start.column}-${end.line}:${end.column}`;
  });
  return places;
}
