import 'server-only';
import type { Nodes, Parents, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { visitParents } from 'unist-util-visit-parents';
import { type Problem, problem, shortened, suggest } from '../../problems/problem';
import { isElement, isJsx, isJsxNamed, type JsxElement, textAttribute } from '../tree/element';
import { locationOf, type MarkdownSource } from '../tree/source';
import { COMPONENT_NAMES, componentNamed, HTML_TAGS, ruleFor } from '.';
import { accepts, howToWrite, namedAttributes } from './attribute-values';
import { innerNodes, type LocationOf, type Rule } from './component';

/**
 * Checks for what the compiler would drop silently, for unknown components and tags, for what is wrong with
 * the known ones, and for code in a page with components. `plainValues` must have run before.
 */
export function checkElements(tree: Root, source: MarkdownSource): Problem[] {
  const locate: LocationOf = (node) => locationOf(node, source);
  const problems: Problem[] = [];
  visitParents(tree, (node, around) => {
    const location = locate(node);
    if (node.type === 'mdxjsEsm') problems.push(problem('moduleSyntax', location));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      problems.push(problem('refusedExpression', location, { code: inOneLine(node.value) }));
    }
    if (isLink(node) && around.some(isLink)) problems.push(problem('linkInLink', location));
    if (!isJsx(node)) return;
    const name = node.name ?? '';
    const rule = ruleFor(name);
    if (!rule) problems.push(problem('unknownElement', location, { name }, fixOfElement(name)));
    const href = name === 'a' ? textAttribute(node, 'href') : undefined;
    if (href !== undefined && node.children.length === 0) {
      problems.push(problem('linkWithoutText', location, { href }));
    }
    problems.push(...checkAttributes(node, rule, locate));
    if (!rule) return;
    problems.push(
      ...checkSurroundings(node, rule, around, locate),
      ...checkContent(node, rule, locate),
      ...(componentNamed(node.name)?.check?.(node, locate) ?? []),
    );
  });
  return problems;
}

/** Suggests names for a mistyped tag; projects were replaced by their files before. */
const KNOWN = [...COMPONENT_NAMES, 'ExampleProject', ...Object.keys(HTML_TAGS)];

/** Returns the cure for an unknown tag, as far as that is known. */
function fixOfElement(name: string): string | undefined {
  const [, markdown] = IN_MARKDOWN.find(([names]) => names.test(name)) ?? [];
  if (markdown) return `Write ${markdown}.`;
  // A tag of HTML is no misspelling of another one.
  if (htmlTagNames.includes(name)) return undefined;
  return suggest(name, KNOWN, (hit) => `Write <${hit}>.`);
}

/** The Markdown for tags that pages cannot use. */
const IN_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:b|strong)$/, '"**" around the words'],
  [/^(?:i|em)$/, '"*" around the words'],
  [/^(?:code|pre)$/, 'backticks around the code'],
  [/^h[1-6]$/, '"##" before a heading'],
  [/^hr$/, '"---" between empty lines'],
  [/^(?:ul|ol|li)$/, '"- " or "1. " before each entry'],
  [/^(?:table|thead|tbody|tr|th|td)$/, 'a table of Markdown: "| a | b |" above "| - | - |"'],
  [/^p$/, 'an empty line between paragraphs'],
  [/^blockquote$/, '"> " before each line'],
  [/^(?:s|del|strike)$/, '"~~" around the words'],
];

/** A link, in Markdown or as a tag: a browser ends the outer one before the inner one. */
function isLink(node: Nodes): boolean {
  return isElement(node, 'a') || isJsxNamed(node, 'a');
}

function inOneLine(code: string): string {
  return shortened(code.replace(/\s+/g, ' ').trim());
}

/** Of an unknown element only code is reported. */
function checkAttributes(
  element: JsxElement,
  rule: Rule | undefined,
  locate: LocationOf,
): Problem[] {
  const component = element.name ?? '';
  const attributes = rule?.attributes ?? {};
  const given = namedAttributes(element);
  const wrong = element.attributes.flatMap((attribute) => {
    const location = locate(attribute.position ? attribute : element);
    const refused = (code: string, right: string) =>
      problem('codeInAttribute', location, { code: inOneLine(code), right });
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [refused(attribute.value, 'each attribute by its name: name="value"')];
    }
    const { name, value } = attribute;
    const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (rule && !known) {
      const names = Object.keys(attributes);
      const all = names.map((attribute) => `"${attribute}"`).join(', ');
      const fix = suggest(name, names) ?? (all ? `Remove it; there are ${all}.` : undefined);
      return [problem('unknownAttribute', location, { component, name }, fix)];
    }
    // Strings between braces have lost these.
    if (typeof value === 'object' && value) {
      return [refused(value.value, howToWrite(name, known?.takes ?? 'text'))];
    }
    if (!known) return [];
    if (given.find((other) => other.name === name) !== attribute) {
      return [problem('doubledAttribute', location, { component, name })];
    }
    if (!value || !accepts(known.takes, value)) {
      const right = howToWrite(name, known.takes);
      return [problem('wrongAttribute', location, { component, name, right })];
    }
    return [];
  });
  const missing = Object.entries(attributes)
    .filter(([name, { isRequired }]) => isRequired && !given.some((one) => one.name === name))
    .map(([name, { takes }]) => {
      const right = howToWrite(name, takes);
      return problem('missingAttribute', locate(element), { component, name, right });
    });
  return [...wrong, ...missing];
}

function checkSurroundings(
  element: JsxElement,
  { within, isInLine }: Rule,
  around: readonly Parents[],
  locate: LocationOf,
): Problem[] {
  const name = element.name ?? '';
  const parent = around.at(-1);
  if (within && !(parent && isJsxNamed(parent, within))) {
    return [problem('misplacedComponent', locate(element), { name, within })];
  }
  return !isInLine && around.some(isLine)
    ? [problem('blockInLine', locate(element), { name })]
    : [];
}

/** Elements that hold the words of a line. */
const LINES = /^(p|h[1-6]|a|code|del|em|kbd|strong|sub|sup)$/;

function isLine(node: Nodes): boolean {
  if (node.type === 'element') return LINES.test(node.tagName);
  return isJsx(node) && (componentNamed(node.name)?.isInLine || LINES.test(node.name ?? ''));
}

function checkContent(element: JsxElement, { holds }: Rule, locate: LocationOf): Problem[] {
  const name = element.name ?? '';
  const inner = innerNodes(element);
  const isEmpty = inner.length === 0;
  if (holds === 'nothing') {
    return isEmpty ? [] : [problem('unusedContent', locate(element), { name })];
  }
  if (isEmpty) return [problem('emptyComponent', locate(element), { name })];
  if (holds === 'anything') return [];
  const foreign = inner.find((node) => !(isJsx(node) && holds.includes(node.name ?? '')));
  if (!foreign) return [];
  const allowed = holds.map((one) => `<${one}>`).join(' and ');
  const location = locate(foreign.position ? foreign : element);
  return [problem('foreignContent', location, { name, allowed, first: holds[0] ?? '' })];
}
