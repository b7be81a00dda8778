import 'server-only';
import type { Nodes, Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { checkComponent } from '../components/check-component';
import { HTML_TAGS } from '../components/html-tags';
import { packageProblems } from '../components/package-tabs';
import { isHtml, isJsx, type JsxElement, textAttribute } from '../tree/jsx';
import { literalOf } from '../tree/literals';
import { type MarkdownSource, placeOf } from '../tree/source';

/**
 * Checks for what the compiler would drop silently, for unknown components and tags, and for code in a page
 * with components. `plainValues` must have run before.
 */
export function checkForbidden(
  tree: Root,
  source: MarkdownSource,
  components: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  visitParents(tree, (node, around) => {
    const place = placeOf(node, source);
    if (node.type === 'mdxjsEsm') problems.push(catalogue.moduleSyntax(place));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      problems.push(catalogue.refusedExpression(place, inOneLine(node.value)));
    }
    if (isLink(node) && around.some(isLink)) problems.push(catalogue.linkInLink(place));
    if (isJsx(node)) {
      problems.push(...checkTag(node));
      problems.push(...checkComponent(node, around, (one) => placeOf(one, source)));
    } else problems.push(...packageProblems(node, place));
  });
  return problems;

  function checkTag(element: JsxElement): Problem[] {
    const name = element.name ?? '';
    const place = placeOf(element, source);
    const isKnown = components.includes(name) || Object.hasOwn(HTML_TAGS, name);
    const known = [...components, ...Object.keys(HTML_TAGS)];
    const href = isHtml(element, 'a') ? textAttribute(element, 'href') : undefined;
    const isEmptyLink = href !== undefined && element.children.length === 0;
    return [
      ...(isKnown ? [] : [catalogue.unknownElement(place, name, known)]),
      ...(isEmptyLink ? [catalogue.linkWithoutText(place, href)] : []),
      ...element.attributes.flatMap((attribute) => codeIn(attribute, element)),
    ];
  }

  function codeIn(attribute: JsxElement['attributes'][number], element: JsxElement): Problem[] {
    const place = placeOf(attribute.position ? attribute : element, source);
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [catalogue.refusedExpression(place, inOneLine(attribute.value))];
    }
    if (typeof value !== 'object' || value === null) return [];
    const isPlain = literalOf(value.data?.estree) !== undefined;
    return isPlain ? [] : [catalogue.refusedExpression(place, inOneLine(value.value))];
  }
}

/** A link, in Markdown or as a tag: a browser ends the outer one before the inner one. */
function isLink(node: Nodes): boolean {
  return isJsx(node) ? isHtml(node, 'a') : node.type === 'element' && node.tagName === 'a';
}

function inOneLine(expression: string): string {
  return expression.replace(/\s+/g, ' ').trim();
}
