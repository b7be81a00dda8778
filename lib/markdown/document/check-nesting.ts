import 'server-only';
import type { Nodes, Parents } from 'hast';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { isLineOfTags } from '../components/component';
import { isComponent, isJsx, type JsxElement } from '../tree/jsx';

/** Elements without content, and one that React fills by itself: both stop the build when they have some. */
const EMPTY = /^(area|br|col|hr|img|input|keygen|menuitem|param|source|textarea|track|wbr)$/;

/** Where a browser ends a paragraph: it closes `<p>` before each of these. */
const ENDS_PARAGRAPH =
  /^(address|article|aside|blockquote|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

/** In these, what is around does not matter to a paragraph. */
const IGNORES_OUTSIDE = /^(button|caption|foreignobject|object|svg|math|table|td|th|template)$/;

/** Elements that cannot stand in another of the same name, however deep. */
const NEVER_IN_ITSELF = /^(a|button|form)$/;

/** Elements that a browser accepts in some others only, and drops anywhere else. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  col: ['colgroup', 'table'],
  colgroup: ['table'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
};

/** What a browser moves out of a table when it is anything else. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  thead: ['tr'],
  tr: ['td', 'th'],
};

/**
 * Finds an element where browsers do not leave it: they move or drop it, so that readers see something
 * else than what is typed.
 */
export function checkNesting(
  node: Nodes,
  around: readonly Parents[],
  placeOf: (node: Nodes) => Place,
): Problem[] {
  const name = elementName(node);
  const typed = around.filter((one) => isTypedTag(one)).map(elementName);
  // What Markdown alone makes is right; at least one of the two has to be a tag.
  const isTyped = isTypedTag(node);
  if (name === undefined || (!isTyped && typed.length === 0)) return [];
  if (isTyped && EMPTY.test(name) && (node as JsxElement).children.length > 0) {
    return [catalogue.contentOfEmpty(placeOf(node), name)];
  }
  // A paragraph of tags alone is taken away.
  if (isLineOfTags(node)) return [];
  const parents = around
    .filter((one) => !isLineOfTags(one))
    .flatMap((one) => elementName(one) ?? [])
    .reverse();
  if (parents.some((parent) => /^(svg|math)$/.test(parent))) return [];
  const outer = whatEnds(name, parents);
  if (outer !== undefined) return [catalogue.brokenNesting(placeOf(node), name, outer)];
  const parent = parents[0];
  const allowed = PARENTS[name];
  if (isTyped && allowed && !allowed.includes(parent ?? '')) {
    return [catalogue.misplacedComponent(placeOf(node), name, allowed[0] ?? '')];
  }
  return isTyped ? strayChildren(node as JsxElement, name, placeOf) : [];
}

/** The element around that a browser would end before this one. */
function whatEnds(name: string, parents: readonly string[]): string | undefined {
  if (NEVER_IN_ITSELF.test(name) && parents.includes(name)) return name;
  if (/^h[1-6]$/.test(name) && /^h[1-6]$/.test(parents[0] ?? '')) return parents[0];
  if (!ENDS_PARAGRAPH.test(name)) return undefined;
  const inner = parents.findIndex((parent) => IGNORES_OUTSIDE.test(parent));
  return parents.slice(0, inner < 0 ? undefined : inner).find((parent) => parent === 'p');
}

function strayChildren(
  element: JsxElement,
  name: string,
  placeOf: (node: Nodes) => Place,
): Problem[] {
  const allowed = CHILDREN[name];
  if (!allowed) return [];
  const inner = element.children.flatMap((child) =>
    isLineOfTags(child) ? child.children : [child],
  );
  const stray = inner.find((child) =>
    child.type === 'text'
      ? child.value.trim() !== ''
      : child.type !== 'comment' && !allowed.includes(elementName(child) ?? ''),
  );
  return stray
    ? [catalogue.foreignContent(placeOf(stray.position ? stray : element), name, allowed)]
    : [];
}

/** The name of an element of HTML, whether it is typed as a tag or made of Markdown. */
function elementName(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName;
  return isTypedTag(node) ? node.name?.toLowerCase() : undefined;
}

function isTypedTag(node: Nodes): node is JsxElement {
  return isJsx(node) && !isComponent(node) && node.name !== null;
}
