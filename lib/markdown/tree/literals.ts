import 'server-only';
import type { ArrayExpression, Expression, ObjectExpression, Program } from 'estree';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './jsx';

/** A literal value, known without running code. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/**
 * Replaces literal values: `{"text"}` becomes text, `href={"/a"}` becomes `href="/a"`, a comment is
 * removed. Any expression left in the text afterwards is code.
 */
export function plainValues(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (isJsx(node)) unwrapAttributes(node);
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    if (!parent || index === undefined) return;
    const estree = node.data?.estree;
    const value = isComment(estree) ? null : literalOf(estree);
    const text = value === undefined ? undefined : shownText(value);
    if (text === undefined) return;
    const shown = { type: 'text' as const, value: text, position: node.position };
    parent.children.splice(index, 1, ...(text === '' ? [] : [shown]));
    // Continue at the node that took this one's place.
    return [SKIP, text === '' ? index : index + 1];
  });
}

function unwrapAttributes({ attributes }: JsxElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const value = literalOf(attribute.value?.data?.estree);
    if (typeof value === 'string') attribute.value = value;
  }
}

/** The literal value of an expression; nothing if it is code. */
export function literalOf(program: Program | null | undefined): Plain | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? plainOf(statement.expression) : undefined;
}

export function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0 && (program.comments ?? []).length > 0;
}

/** How a value is shown in text; nothing for an object. */
export function shownText(value: Plain): string | undefined {
  if (value === null || typeof value === 'boolean') return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(shownText);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Values that are nested deeper overflow the stack where they are kept or compiled. */
const DEEPEST = 30;

function plainOf(node: Expression, depth = 0): Plain | undefined {
  if (depth > DEEPEST) return undefined;
  switch (node.type) {
    case 'Literal':
      // Regular expressions and big integers are literals, too.
      return 'regex' in node || 'bigint' in node ? undefined : node.value;
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? undefined : (node.quasis[0]?.value.cooked ?? undefined);
    case 'UnaryExpression': {
      const value = node.operator === '-' ? plainOf(node.argument) : undefined;
      return typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression':
      return itemsOf(node, depth + 1);
    case 'ObjectExpression':
      return fieldsOf(node, depth + 1);
    default:
      return undefined;
  }
}

function itemsOf({ elements }: ArrayExpression, depth: number): Plain[] | undefined {
  const items = elements.map((element) =>
    element && element.type !== 'SpreadElement' ? plainOf(element, depth) : undefined,
  );
  return items.includes(undefined) ? undefined : (items as Plain[]);
}

function fieldsOf(
  { properties }: ObjectExpression,
  depth: number,
): { [name: string]: Plain } | undefined {
  const fields: [string, Plain][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.kind !== 'init') return undefined;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    // A pattern or method in place of a value is not an expression, and `plainOf` refuses it.
    const field = property.computed ? undefined : plainOf(value as Expression, depth);
    if (field === undefined) return undefined;
    fields.push([String(name), field]);
  }
  return Object.fromEntries(fields);
}
