import 'server-only';
import type { ElementContent, Nodes, Parents, Root } from 'hast';
import { linkTarget } from '../../routing/links';
import { findNearest, type RouteTable } from '../../routing/route-table';
import { isJsx, isPageAddress } from '../tree/jsx';
import { fragmentOf } from '../tree/source';

export type LinkContext = {
  file: string;
  /** Languages and versions in which the target is looked up, nearest first. */
  prefixes: readonly string[];
  routes: RouteTable;
};

/**
 * The tree of a page in which every link to a page of the site has the canonical path of that page.
 * Links of a fragment are relative to the fragment, so its wrapper is removed only afterwards. What
 * comes from a fragment with problems is left out; the preview shows the problems.
 */
export function settleLinks(
  tree: Root,
  context: LinkContext,
  brokenFragments: ReadonlySet<string> = new Set(),
): Root {
  const settled = structuredClone(tree);
  settleBelow(settled, context);
  return settled;

  function settleBelow(parent: Parents, context: LinkContext): void {
    // The children of any parent may stand in any other one.
    parent.children = (parent.children as ElementContent[]).flatMap((node) => {
      const fragment = fragmentOf(node);
      resolveLinks(node, context);
      if (!('children' in node)) return [node];
      settleBelow(node, fragment === undefined ? context : { ...context, file: fragment });
      if (fragment === undefined) return [node];
      return brokenFragments.has(fragment) ? [] : node.children;
    });
  }
}

function resolveLinks(node: Nodes, context: LinkContext): void {
  if (node.type === 'element') {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') return;
    node.properties.href = resolveHref(href, context);
  } else if (isJsx(node)) {
    for (const attribute of node.attributes) {
      if (!isPageAddress(attribute) || typeof attribute.value !== 'string') continue;
      attribute.value = resolveHref(attribute.value, context);
    }
  }
}

/** The canonical form of one link; a link to anything but a page of the site stays as it is. */
export function resolveHref(href: string, { file, prefixes, routes }: LinkContext): string {
  const target = linkTarget(href, file);
  if (target.kind !== 'path') return href;
  const match = findNearest(routes, prefixes, target.path);
  return match ? match.route + target.rest : href;
}
