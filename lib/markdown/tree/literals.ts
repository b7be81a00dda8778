import 'server-only';
import type { Program } from 'estree';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, namedAttributes } from './element';

type Literal = string | number | boolean | null;

/**
 * Replaces literal values: `{"text"}` becomes text, `href={"/a"}` becomes `href="/a"`, a comment is
 * removed. Any expression left in the text afterwards is code.
 */
export function plainValues(tree: Root): void {
  visit(tree, (node, index, parent) => {
    for (const attribute of isJsx(node) ? namedAttributes(node) : []) {
      if (typeof attribute.value !== 'object') continue;
      const value = literalOf(attribute.value?.data?.estree);
      if (typeof value === 'string') attribute.value = value;
    }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const estree = node.data?.estree;
    const value = isComment(estree) ? null : literalOf(estree);
    if (!parent || index === undefined || value === undefined) return;
    const text = literalText(value);
    const texts =
      text === '' ? [] : [{ type: 'text' as const, value: text, position: node.position }];
    parent.children.splice(index, 1, ...texts);
    return [SKIP, index + texts.length];
  });
}

/** The literal value of an expression; nothing if it is code. */
export function literalOf(program: Program | null | undefined): Literal | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  // Regular expressions and big integers are literals, too.
  return expression.type === 'Literal' && isPlain(expression.value) ? expression.value : undefined;
}

function isPlain(value: unknown): value is Literal {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0 && (program.comments ?? []).length > 0;
}

export function literalText(value: Literal): string {
  return value === null || typeof value === 'boolean' ? '' : String(value);
}
