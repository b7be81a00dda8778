import 'server-only';
import type { Nodes, Parents } from 'hast';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { isJsx, isJsxNamed, type JsxElement } from '../tree/jsx';
import { componentNamed, ruleFor } from '.';
import { accepts, howToWrite, namedAttributes, plainValue } from './attribute-values';
import { innerNodes, isLineOfTags, type PlaceOf, type Rule } from './component';

/** Finds what is wrong with a component or a tag of HTML and where it stands; `around` begins at the page. */
export function checkComponent(
  element: JsxElement,
  around: readonly Parents[],
  placeOf: PlaceOf,
): Problem[] {
  const rule = ruleFor(element.name);
  if (!rule) return [];
  return [
    ...checkAttributes(element, rule, placeOf),
    ...checkSurroundings(element, rule, around, placeOf),
    ...checkContent(element, rule, placeOf),
    ...(componentNamed(element.name)?.check?.(element, placeOf) ?? []),
  ];
}

function checkAttributes(element: JsxElement, { attributes }: Rule, placeOf: PlaceOf): Problem[] {
  const component = element.name ?? '';
  const given = namedAttributes(element);
  const wrong = given.flatMap((attribute, index) => {
    const place = placeOf(attribute.position ? attribute : element);
    const { name } = attribute;
    const rule = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    // lib/markdown/document/check-forbidden.ts reports code.
    const value = plainValue(attribute);
    if (value === undefined) return [];
    if (!rule) {
      return [catalogue.unknownAttribute(place, component, name, Object.keys(attributes))];
    }
    if (given.findIndex((other) => other.name === name) !== index) {
      return [catalogue.doubledAttribute(place, component, name)];
    }
    return accepts(rule.takes, value)
      ? []
      : [catalogue.wrongAttribute(place, component, name, howToWrite(name, rule.takes))];
  });
  const missing = Object.entries(attributes)
    .filter(([name, { isRequired }]) => isRequired && !given.some((one) => one.name === name))
    .map(([name, { takes }]) =>
      catalogue.missingAttribute(placeOf(element), component, name, howToWrite(name, takes)),
    );
  return [...wrong, ...missing];
}

function checkSurroundings(
  element: JsxElement,
  { within, isInLine }: Rule,
  around: readonly Parents[],
  placeOf: PlaceOf,
): Problem[] {
  const name = element.name ?? '';
  const parents: Nodes[] = around.filter((node) => !isLineOfTags(node));
  const parent = parents.at(-1);
  if (within && !(parent && isJsxNamed(parent, within))) {
    return [catalogue.misplacedComponent(placeOf(element), name, within)];
  }
  return !isInLine && parents.some(isLine) ? [catalogue.blockInLine(placeOf(element), name)] : [];
}

/** Elements that hold the words of a line. */
const LINES = /^(p|h[1-6]|a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)$/;

function isLine(node: Nodes): boolean {
  if (node.type === 'element') return LINES.test(node.tagName);
  return isJsx(node) && (componentNamed(node.name)?.isInLine || LINES.test(node.name ?? ''));
}

function checkContent(element: JsxElement, { holds }: Rule, placeOf: PlaceOf): Problem[] {
  const name = element.name ?? '';
  const inner = innerNodes(element);
  const isEmpty = inner.length === 0;
  if (holds === 'nothing') {
    return isEmpty ? [] : [catalogue.unusedContent(placeOf(element), name)];
  }
  if (isEmpty) return [catalogue.emptyComponent(placeOf(element), name)];
  if (holds === 'anything') return [];
  const foreign = inner.find((node) => !(isJsx(node) && holds.includes(node.name ?? '')));
  return foreign
    ? [catalogue.foreignContent(placeOf(foreign.position ? foreign : element), name, holds)]
    : [];
}
