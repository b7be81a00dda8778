import 'server-only';
import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import { type Position, positionAt } from './problem';

/** Finds a field or an entry in YAML, or else what would be around it. */
export function positionIn(
  document: Document.Parsed,
  text: string,
  path: readonly PropertyKey[],
): Position {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const offset = offsetIn(parent, path[depth - 1]);
    if (offset !== undefined) return positionAt(text, offset);
  }
  return { line: 1, column: 1 };
}

function offsetIn(parent: unknown, name: PropertyKey | undefined): number | undefined {
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  const entry = isSeq(parent) ? parent.items[Number(name)] : undefined;
  return isNode(entry) ? entry.range?.[0] : undefined;
}
