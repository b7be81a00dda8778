import 'server-only';
import type { Expression, Program, SpreadElement } from 'estree';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './element';

type Item = string | number | boolean | null;

/** A literal value, known without running code. No component takes anything with more in it. */
export type Plain = Item | Item[];

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
    if (value === undefined) return;
    const text = shownText(value);
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

/** How a value is shown in text. */
export function shownText(value: Plain): string {
  return [value]
    .flat()
    .filter((item) => typeof item !== 'boolean')
    .join('');
}

function plainOf(expression: Expression): Plain | undefined {
  if (expression.type !== 'ArrayExpression') return itemOf(expression);
  const items = expression.elements.map((element) => itemOf(element ?? expression));
  return items.every(isItem) ? items : undefined;
}

function itemOf(node: Expression | SpreadElement): Item | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  // Regular expressions and big integers are literals, too.
  return node.type === 'Literal' && isItem(node.value) ? node.value : undefined;
}

function isItem(value: unknown): value is Item {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
