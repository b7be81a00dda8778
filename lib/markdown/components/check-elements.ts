import 'server-only';
import type { Nodes, Parents, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { visitParents } from 'unist-util-visit-parents';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { isElement, isJsx, isJsxNamed, type JsxElement, textAttribute } from '../tree/element';
import { type MarkdownSource, placeOf } from '../tree/source';
import { COMPONENT_NAMES, componentNamed, HTML_TAGS, ruleFor } from '.';
import { accepts, howToWrite, namedAttributes } from './attribute-values';
import { innerNodes, type PlaceOf, type Rule } from './component';

/**
 * Checks for what the compiler would drop silently, for unknown components and tags, for what is wrong with
 * the known ones, and for code in a page with components. `plainValues` must have run before.
 */
export function checkElements(tree: Root, source: MarkdownSource): Problem[] {
  const placeIn: PlaceOf = (node) => placeOf(node, source);
  const problems: Problem[] = [];
  visitParents(tree, (node, around) => {
    const place = placeIn(node);
    if (node.type === 'mdxjsEsm') problems.push(catalogue.moduleSyntax(place));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      problems.push(catalogue.refusedExpression(place, inOneLine(node.value)));
    }
    if (isLink(node) && around.some(isLink)) problems.push(catalogue.linkInLink(place));
    if (!isJsx(node)) return;
    const name = node.name ?? '';
    const rule = ruleFor(name);
    if (!rule) {
      // A tag of HTML is no misspelling of another one.
      const near = htmlTagNames.includes(name) ? [] : KNOWN;
      problems.push(catalogue.unknownElement(place, name, near));
    }
    const href = name === 'a' ? textAttribute(node, 'href') : undefined;
    if (href !== undefined && node.children.length === 0) {
      problems.push(catalogue.linkWithoutText(place, href));
    }
    problems.push(...checkAttributes(node, rule, placeIn));
    if (!rule) return;
    problems.push(
      ...checkSurroundings(node, rule, around, placeIn),
      ...checkContent(node, rule, placeIn),
      ...(componentNamed(node.name)?.check?.(node, placeIn) ?? []),
    );
  });
  return problems;
}

/** What a mistyped tag may have meant; examples have taken the place of their projects before. */
const KNOWN = [...COMPONENT_NAMES, 'ExampleProject', ...Object.keys(HTML_TAGS)];

/** A link, in Markdown or as a tag: a browser ends the outer one before the inner one. */
function isLink(node: Nodes): boolean {
  return isElement(node, 'a') || isJsxNamed(node, 'a');
}

function inOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}

/** Of an unknown element only code is reported. */
function checkAttributes(element: JsxElement, rule: Rule | undefined, placeIn: PlaceOf): Problem[] {
  const component = element.name ?? '';
  const attributes = rule?.attributes ?? {};
  const given = namedAttributes(element);
  const wrong = element.attributes.flatMap((attribute) => {
    const place = placeIn(attribute.position ? attribute : element);
    const refused = (code: string, right: string) =>
      catalogue.codeInAttribute(place, inOneLine(code), right);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [refused(attribute.value, 'each attribute by its name: name="value"')];
    }
    const { name, value } = attribute;
    const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (rule && !known) {
      return [catalogue.unknownAttribute(place, component, name, Object.keys(attributes))];
    }
    // Strings between braces have lost these.
    if (typeof value === 'object' && value) {
      return [refused(value.value, howToWrite(name, known?.takes ?? 'text'))];
    }
    if (!known) return [];
    if (given.find((other) => other.name === name) !== attribute) {
      return [catalogue.doubledAttribute(place, component, name)];
    }
    if (!value || !accepts(known.takes, value)) {
      return [catalogue.wrongAttribute(place, component, name, howToWrite(name, known.takes))];
    }
    return [];
  });
  const missing = Object.entries(attributes)
    .filter(([name, { isRequired }]) => isRequired && !given.some((one) => one.name === name))
    .map(([name, { takes }]) =>
      catalogue.missingAttribute(placeIn(element), component, name, howToWrite(name, takes)),
    );
  return [...wrong, ...missing];
}

function checkSurroundings(
  element: JsxElement,
  { within, isInLine }: Rule,
  around: readonly Parents[],
  placeIn: PlaceOf,
): Problem[] {
  const name = element.name ?? '';
  const parent = around.at(-1);
  if (within && !(parent && isJsxNamed(parent, within))) {
    return [catalogue.misplacedComponent(placeIn(element), name, within)];
  }
  return !isInLine && around.some(isLine) ? [catalogue.blockInLine(placeIn(element), name)] : [];
}

/** Elements that hold the words of a line. */
const LINES = /^(p|h[1-6]|a|code|del|em|kbd|strong|sub|sup)$/;

function isLine(node: Nodes): boolean {
  if (node.type === 'element') return LINES.test(node.tagName);
  return isJsx(node) && (componentNamed(node.name)?.isInLine || LINES.test(node.name ?? ''));
}

function checkContent(element: JsxElement, { holds }: Rule, placeIn: PlaceOf): Problem[] {
  const name = element.name ?? '';
  const inner = innerNodes(element);
  const isEmpty = inner.length === 0;
  if (holds === 'nothing') {
    return isEmpty ? [] : [catalogue.unusedContent(placeIn(element), name)];
  }
  if (isEmpty) return [catalogue.emptyComponent(placeIn(element), name)];
  if (holds === 'anything') return [];
  const foreign = inner.find((node) => !(isJsx(node) && holds.includes(node.name ?? '')));
  return foreign
    ? [catalogue.foreignContent(placeIn(foreign.position ? foreign : element), name, holds)]
    : [];
}
