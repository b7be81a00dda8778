import 'server-only';
import type { Root } from 'hast';
import { linkTarget } from '../routing/links';
import { findNearest, type RouteTable } from '../routing/route-table';
import { isJsx, isPageAddress } from './jsx';
import { visitWithFile } from './syntax/fragment-part';

/** What a link of a page is resolved against. */
export type LinkContext = {
  file: string;
  /** Languages and versions in which its target is looked for, nearest first. */
  prefixes: readonly string[];
  routes: RouteTable;
};

/** Writes every link to a page of the site in the page's canonical address. */
export function resolveLinks(context: LinkContext) {
  return (tree: Root) => {
    visitWithFile(tree, context.file, (node, file) => {
      if (node.type === 'element') {
        const { href } = node.properties;
        if (node.tagName !== 'a' || typeof href !== 'string') return;
        node.properties.href = resolveHref(href, { ...context, file });
      } else if (isJsx(node)) {
        for (const attribute of node.attributes) {
          if (!isPageAddress(attribute) || typeof attribute.value !== 'string') continue;
          attribute.value = resolveHref(attribute.value, { ...context, file });
        }
      }
    });
  };
}

/** The canonical form of one link; what leads to no page of the site stays as it is. */
export function resolveHref(href: string, { file, prefixes, routes }: LinkContext): string {
  const target = linkTarget(href, file);
  if (target.kind !== 'path') return href;
  const match = findNearest(routes, prefixes, target.path);
  return match ? match.route + target.rest : href;
}
