import 'server-only';
import type { Root } from 'hast';

/** Whether an overview has its list of pages where its writer put `<Overview />`. */
export function holdsList({ children }: Root): boolean {
  return children.some(isList);
}

/**
 * What stands above and below the list of an overview: below it is what follows `<Overview />`, without it the
 * first section and all after it.
 */
export function aroundList(tree: Root): [Root, Root?] {
  const isPlaced = holdsList(tree);
  const start = tree.children.findIndex((node) =>
    isPlaced ? isList(node) : node.type === 'element' && node.tagName === 'h2',
  );
  if (start < 0) return [tree];
  const part = (children: Root['children']): Root => ({ ...tree, children });
  return [
    part(tree.children.slice(0, start)),
    part(tree.children.slice(isPlaced ? start + 1 : start)),
  ];
}

function isList(node: Root['children'][number]): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Overview';
}
