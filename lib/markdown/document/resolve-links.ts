import 'server-only';
import escapeStringRegexp from 'escape-string-regexp';
import type { Element, ElementContent, Nodes, Parents, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { linkTarget } from '../../routing/links';
import { findNearest, type RouteTable } from '../../routing/route-table';
import { componentNamed } from '../components';
import { htmlTag, isElement, isJsx, isPageAddress } from '../tree/element';

export type LinkContext = {
  file: string;
  /** Languages and versions in which the target is looked up, nearest first. */
  prefixes: readonly string[];
  routes: RouteTable;
};

/** The tree of a page in which every link to a page of the site has the canonical path of that page. */
export function settleLinks(tree: Root, context: LinkContext): Root {
  const settled = structuredClone(tree);
  visit(settled, (node) => {
    if (isElement(node, 'a') && typeof node.properties.href === 'string') {
      node.properties.href = resolveHref(node.properties.href, context);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (!isPageAddress(attribute) || typeof attribute.value !== 'string') continue;
      attribute.value = resolveHref(attribute.value, context);
    }
  });
  return settled;
}

/** The canonical form of one link; a link to anything but a page of the site stays as it is. */
export function resolveHref(href: string, { file, prefixes, routes }: LinkContext): string {
  const target = linkTarget(href, file);
  if (target.kind !== 'path') return href;
  const match = findNearest(routes, prefixes, target.path);
  return match ? match.route + target.rest : href;
}

/** Elements whose text is a name, code, or a link already. */
const LEFT_OUT = /^(a|callout-title|code|file-tree|h[1-6]|kbd|pre|summary|th)$/;

/** The spellings of terms, by the address where each is explained. */
type Terms = Readonly<Record<string, readonly string[]>>;

/** The tree of a page in which the first use of each term is a link to the glossary. */
export function markTerms(tree: Root, terms: Terms): Root {
  const marked = structuredClone(tree);
  let hrefs = new Map(
    Object.entries(terms).flatMap(([href, forms]) =>
      forms.map((form) => [form.toLowerCase(), href] as const),
    ),
  );
  let pattern = anyOf(hrefs.keys());
  markBelow(marked);
  return marked;

  function markBelow(parent: Parents): void {
    // The children of any parent may stand in any other one.
    parent.children = (parent.children as ElementContent[]).flatMap((node): ElementContent[] => {
      if (node.type === 'text') return linkTerms(node);
      if ('children' in node && !isLeftOut(node)) markBelow(node);
      return [node];
    });
  }

  function linkTerms(text: Text): (Element | Text)[] {
    const found = pattern?.exec(text.value);
    const href = hrefs.get(found?.[0].toLowerCase() ?? '');
    if (!found || href === undefined) return [text];
    const [form] = found;
    hrefs = new Map([...hrefs].filter(([, other]) => other !== href));
    pattern = anyOf(hrefs.keys());
    const link = htmlTag('a', [form], { dataTerm: '', href });
    const before = text.value.slice(0, found.index);
    const rest = text.value.slice(found.index + form.length);
    return [{ type: 'text', value: before }, link, ...linkTerms({ type: 'text', value: rest })];
  }
}

function isLeftOut(node: Nodes): boolean {
  if (isJsx(node)) return componentNamed(node.name)?.hasNoTerms === true;
  if (node.type !== 'element') return false;
  return LEFT_OUT.test(node.tagName) || 'dataFootnotes' in node.properties;
}

/** Any of some words as a whole word, the longest first; `sub-app` is not a word of `nested-sub-app`. */
function anyOf(words: Iterable<string>): RegExp | undefined {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  const escaped = longestFirst.map(escapeStringRegexp);
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'iu');
}
