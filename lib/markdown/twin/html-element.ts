import 'server-only';
import type { Element, Nodes } from 'hast';
import { isComponent, isJsx } from '../jsx';

/** An element of HTML, be it made of Markdown or written as a tag; nothing for any other node. */
export function htmlElement(node: Nodes): Element | undefined {
  if (node.type === 'element') return node;
  if (!isJsx(node) || isComponent(node)) return undefined;
  const given = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name.toLowerCase(), attribute.value]]
      : [],
  );
  return {
    type: 'element',
    // A tag without a name holds some nodes together.
    tagName: node.name?.toLowerCase() ?? 'span',
    properties: Object.fromEntries(given),
    children: node.children as Element['children'],
  };
}

/** A property that is a text; an empty one counts as none. */
export function textProperty({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
