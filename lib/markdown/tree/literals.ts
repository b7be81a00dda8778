import 'server-only';
import type { Program } from 'estree';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from './element';

/** A literal value, known without running code. No component takes anything with more in it. */
export type Plain = string | number | boolean | null;

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
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  // Regular expressions and big integers are literals, too.
  return expression.type === 'Literal' && isPlain(expression.value) ? expression.value : undefined;
}

function isPlain(value: unknown): value is Plain {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0 && (program.comments ?? []).length > 0;
}

/** Returns a value as text. */
export function shownText(value: Plain): string {
  return value === null || typeof value === 'boolean' ? '' : String(value);
}
