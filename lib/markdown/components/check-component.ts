import 'server-only';
import type { Nodes, Parents } from 'hast';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { isJsx, type JsxElement } from '../jsx';
import { accepts, givenValue, howToWrite, namedAttributes, plainValue } from './attribute-values';
import { isFileTree } from './file-tree';
import { innerNodes, isLineOfTags } from './inner-nodes';
import { isFilled, packageProblem } from './package-tabs';
import { type ComponentRule, ruleOf } from './table';
import { tabFindings } from './tabs';

type PlaceOf = (node: Pick<Nodes, 'position'>) => Place;

/** Finds what is wrong with a component and where it stands; `around` begins at the page. */
export function checkComponent(
  element: JsxElement,
  around: readonly Parents[],
  placeOf: PlaceOf,
): Problem[] {
  const rule = ruleOf(element.name);
  if (!rule) return [];
  return [
    ...checkAttributes(element, rule, placeOf),
    ...checkSurroundings(element, rule, around, placeOf),
    ...checkContent(element, rule, placeOf),
    ...checkMeaning(element, placeOf),
  ];
}

function checkAttributes(
  element: JsxElement,
  { attributes }: ComponentRule,
  placeOf: PlaceOf,
): Problem[] {
  const component = element.name ?? '';
  const given = namedAttributes(element);
  const wrong = given.flatMap((attribute, index) => {
    const place = placeOf(attribute.position ? attribute : element);
    const { name } = attribute;
    const rule = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    // Code is told by the guard, whatever it is the value of.
    const value = plainValue(attribute);
    if (value === undefined || CODE.test(name)) return [];
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
  { within, stands }: ComponentRule,
  around: readonly Parents[],
  placeOf: PlaceOf,
): Problem[] {
  const name = element.name ?? '';
  const parents: Nodes[] = around.filter((node) => !isLineOfTags(node));
  const parent = parents.at(-1);
  if (within && !(parent && isJsx(parent) && within.includes(parent.name ?? ''))) {
    return [catalogue.misplacedComponent(placeOf(element), name, within)];
  }
  const isInLine = parents.some(
    (node) => (node.type === 'element' && LINES.test(node.tagName)) || standsInLine(node),
  );
  return stands === 'as a block' && isInLine ? [catalogue.blockInLine(placeOf(element), name)] : [];
}

/** Elements that hold the words of a line. */
const LINES = /^(p|h[1-6]|a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)$/;

/** Elements that may stand among words. */
const WORDS = /^(a|b|br|code|del|em|i|img|kbd|mark|s|span|strong|sub|sup|u)$/;

/** Attributes that the guard tells of, since they hold code. */
const CODE = /^(on[A-Z]|dangerouslySetInnerHTML$)/;

function standsInLine(node: Nodes): boolean {
  return isJsx(node) && (ruleOf(node.name)?.stands === 'in a line' || LINES.test(node.name ?? ''));
}

function checkContent(element: JsxElement, rule: ComponentRule, placeOf: PlaceOf): Problem[] {
  const { holds, isNeverEmpty } = rule;
  const name = element.name ?? '';
  const inner = innerNodes(element);
  if (inner.length === 0) {
    return isNeverEmpty ? [catalogue.emptyComponent(placeOf(element), name)] : [];
  }
  if (holds === 'nothing') {
    return isFilled(element) ? [] : [catalogue.unusedContent(placeOf(element), name)];
  }
  if (holds === 'words') {
    return inner.some(isBlock) ? [catalogue.blockInWords(placeOf(element), name)] : [];
  }
  if (holds === 'anything') return [];
  const foreign = inner.find((node) => !(isJsx(node) && holds.includes(node.name ?? '')));
  return foreign
    ? [catalogue.foreignContent(placeOf(foreign.position ? foreign : element), name, holds)]
    : [];
}

function isBlock(node: Nodes): boolean {
  return node.type === 'element' && !WORDS.test(node.tagName);
}

/** What no table can say. */
function checkMeaning(element: JsxElement, placeOf: PlaceOf): Problem[] {
  const place = placeOf(element);
  switch (element.name) {
    case 'Tabs':
      return tabFindings(element).map(({ at, problem }) => problem(placeOf(at)));
    case 'PackageManagerTabs':
      return [packageProblem(element, place) ?? []].flat();
    case 'FileTree':
      return innerNodes(element).length === 0 || isFileTree(element)
        ? []
        : [catalogue.badFileTree(place)];
    case 'Steps':
      return innerNodes(element).length === 0 || innerNodes(element).some(isStep)
        ? []
        : [catalogue.stepsWithoutSteps(place)];
    case 'Badge':
      return checkWords(element, place);
    default:
      return [];
  }
}

function isStep(node: Nodes): boolean {
  return node.type === 'element' && (node.tagName === 'h3' || node.tagName === 'ol');
}

function checkWords(badge: JsxElement, place: Place): Problem[] {
  const hasText = givenValue(badge, 'text') !== undefined;
  const hasWords = innerNodes(badge).length > 0;
  if (hasText && hasWords) return [catalogue.wordsTwice(place, 'Badge')];
  return hasText || hasWords ? [] : [catalogue.emptyComponent(place, 'Badge')];
}
