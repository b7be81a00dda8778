import 'server-only';
import type { Node, Program, Property, SimpleCallExpression } from 'estree';
import { wordsOf } from './pieces';

/**
 * Counts what a compiled page holds: its words, its elements as `<Tabs>`, and their attributes as
 * `href=`.
 */
export function partsOf(program: Program): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);

  function walk(node: Node): void {
    if (node.type === 'Literal') {
      const { value } = node;
      if (typeof value === 'string' || typeof value === 'number') wordsOf(String(value)).map(count);
    } else if (node.type === 'CallExpression' && isElement(node)) {
      walkElement(node);
    } else {
      childrenOf(node).forEach(walk);
    }
  }

  /** What follows the attributes is for React's own messages. */
  function walkElement({ arguments: [type, attributes] }: SimpleCallExpression): void {
    if (type) count(`<${nameOf(type)}>`);
    if (attributes?.type !== 'ObjectExpression') return;
    for (const attribute of attributes.properties) {
      if (attribute.type !== 'Property') continue;
      const name = keyOf(attribute);
      count(`${name}=`);
      if (name !== HIGHLIGHTED) walk(attribute.value);
    }
  }

  program.body.filter(isContent).forEach(walk);
  return counts;
}

/** The words of code stand among the tags of its colours. */
const HIGHLIGHTED = 'data-html';

/** The compiler writes the page into one function, and puts others beside it. */
function isContent(node: Node): boolean {
  return node.type === 'FunctionDeclaration' && node.id.name === '_createMdxContent';
}

/** The compiler writes each element as a call of React. */
function isElement({ callee }: SimpleCallExpression): boolean {
  return callee.type === 'Identifier' && /^_jsx(s|DEV)?$/.test(callee.name);
}

/** `"a"`, `Tabs` and `_components.a` alike. */
function nameOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
}

function keyOf({ key }: Property): string {
  return nameOf(key as Node);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}
