import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { linkTarget } from '../../routing/links';
import { findNearest, type RouteTable } from '../../routing/route-table';
import { isElement, isJsx, isPageLink } from '../tree/element';

export type LinkContext = {
  file: string;
  /** Languages and versions in which the target is looked up, nearest first. */
  prefixes: readonly string[];
  routes: RouteTable;
};

export function resolveLinks(tree: Root, context: LinkContext): void {
  visit(tree, (node) => {
    if (isElement(node, 'a') && typeof node.properties.href === 'string') {
      node.properties.href = resolveHref(node.properties.href, context);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (!isPageLink(attribute) || typeof attribute.value !== 'string') continue;
      attribute.value = resolveHref(attribute.value, context);
    }
  });
}

/** The canonical form of one link; a link to anything but a page of the site stays as it is. */
export function resolveHref(href: string, { file, prefixes, routes }: LinkContext): string {
  const target = linkTarget(href, file);
  if (target.kind !== 'path') return href;
  const match = findNearest(routes, prefixes, target.path);
  return match ? match.route + target.rest : href;
}
