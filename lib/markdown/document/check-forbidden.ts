import 'server-only';
import type { Parents, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { isExternal } from '../../routing/links';
import { checkComponent } from '../components/check-component';
import { packageProblems } from '../components/package-tabs';
import {
  holdsCode,
  isAddress,
  isComponent,
  isHtml,
  isJsx,
  isRefused,
  type JsxAttribute,
  type JsxElement,
  textAttribute,
} from '../tree/jsx';
import { literalOf } from '../tree/literals';
import { fragmentOf, type MarkdownSource, placeOf } from '../tree/source';
import { checkNesting } from './check-nesting';

/**
 * Checks for what the compiler would drop silently, for unknown components, and for code or
 * third-party content in a page with components. `plainValues` must have run before. Fragments are
 * checked as files of their own.
 */
export function checkForbidden(
  tree: Root,
  source: MarkdownSource,
  components: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  visitParents(tree, (node, around) => {
    if (fragmentOf(node) !== undefined) return SKIP;
    if (node.type === 'mdxjsEsm') problems.push(catalogue.moduleSyntax(placeOf(node, source)));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      problems.push(catalogue.refusedExpression(placeOf(node, source), inOneLine(node.value)));
    }
    problems.push(...checkNesting(node, around, (one) => placeOf(one, source)));
    if (isJsx(node)) problems.push(...checkTag(node, around));
    else problems.push(...packageProblems(node, placeOf(node, source)));
    return undefined;
  });
  return problems;

  function checkTag(element: JsxElement, around: readonly Parents[]): Problem[] {
    const name = element.name ?? '';
    const place = placeOf(element, source);
    if (isRefused(element)) return [catalogue.refusedElement(place, name)];
    const found = element.attributes.flatMap(
      (attribute) => checkAttribute(attribute, element, place) ?? [],
    );
    const href = isHtml(element, 'a') ? textAttribute(element, 'href') : undefined;
    if (href && element.children.length === 0) found.push(catalogue.linkWithoutText(place, href));
    const isKnown = isComponent(element) ? components.includes(name) : isHtmlName(name, around);
    return isKnown
      ? [...found, ...checkComponent(element, around, (node) => placeOf(node, source))]
      : [catalogue.unknownElement(place, name, [...components, ...htmlTagNames]), ...found];
  }

  function checkAttribute(attribute: JsxAttribute, element: JsxElement, ofElement: Place) {
    const place = attribute.position ? placeOf(attribute, source) : ofElement;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return catalogue.refusedExpression(place, inOneLine(attribute.value));
    }
    const { name, value } = attribute;
    if (holdsCode(name)) return catalogue.refusedHandler(place, name);
    if (OF_REACT.test(name)) return catalogue.refusedAttribute(place, name);
    if (!isComponent(element)) {
      if (/^style$/i.test(name)) return catalogue.inlineStyle(place);
      if (/srcset$/i.test(name)) return catalogue.pictureSet(place, name);
      // Pictures are checked together with those of Markdown.
      const isFetched = FETCHED.test(name) && !isHtml(element, 'img');
      if (isFetched && typeof value === 'string' && isExternal(value)) {
        return catalogue.foreignFile(place, value);
      }
    }
    if (typeof value !== 'object' || value === null) return;
    // No other check looks at a URL that is not a string.
    if (!isAddress(attribute) && literalOf(value.data?.estree) !== undefined) return;
    return catalogue.refusedExpression(place, inOneLine(value.value));
  }
}

/**
 * Whether HTML has an element of this name, or lets a page have its own, which has a hyphen. Browsers show
 * nothing of `<badge text="new" />`, which was meant for the component.
 */
function isHtmlName(name: string, around: readonly Parents[]): boolean {
  const isDrawn = around.some((node) => isJsx(node) && /^(svg|math)$/i.test(node.name ?? ''));
  return isDrawn || /^$|-/.test(name) || htmlTagNames.includes(name.toLowerCase());
}

/** Attributes by which React means something else than an attribute. */
const OF_REACT = /^(ref|children|innerHTML)$/i;

/** Attributes whose URL the browser fetches. */
const FETCHED = /^(poster|src|xlink:?href)$/i;

function inOneLine(expression: string): string {
  return expression.replace(/\s+/g, ' ').trim();
}
