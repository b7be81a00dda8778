import 'server-only';
import type { Nodes as Html } from 'hast';
import type { Nodes as Markdown } from 'mdast';

/** Copies a tree so that its nodes, properties and attributes can be changed. `data` is shared. */
export function copyTree<Tree extends Html | Markdown>(tree: Tree): Tree {
  const copy = { ...tree };
  if ('properties' in copy) copy.properties = { ...copy.properties };
  if ('attributes' in copy)
    copy.attributes = copy.attributes.map((attribute) => ({ ...attribute }));
  if ('children' in copy) Object.assign(copy, { children: copy.children.map(copyTree) });
  return copy;
}
