import 'server-only';
import type { Nodes, Parents, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { visitParents } from 'unist-util-visit-parents';
import { type Problem, problem, shortened, suggest } from '../../problems/problem';
import { isElement, isJsx, isJsxNamed, type JsxElement, namedAttributes } from '../tree/element';
import { locationOf, type MarkdownSource } from '../tree/source';
import { COMPONENT_NAMES, componentNamed, HTML_TAGS, ruleFor } from '.';
import { type AttributeType, innerNodes, type Report, type Rule } from './component';

/** Checks for code, unknown components and tags, and what the compiler would drop. `removeComments` must run before. */
export function checkElements(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (node, kind, values, fix) =>
    problems.push(problem(kind, locationOf(node, source), values, fix));
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'mdxjsEsm') report(node, 'moduleSyntax');
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      report(node, 'refusedExpression', { code: inOneLine(node.value) });
    }
    if (isLink(node) && ancestors.some(isLink)) report(node, 'linkInLink');
    if (isJsx(node)) checkTag(node, ancestors, report);
  });
  return problems;
}

function checkTag(tag: JsxElement, ancestors: readonly Parents[], report: Report): void {
  const name = tag.name ?? '';
  const rule = ruleFor(name);
  if (!rule) {
    // A tag of HTML is no misspelling of another one.
    const isHtml = htmlTagNames.includes(name);
    const fix = isHtml ? undefined : suggest(name, TAGS, (match) => `Write <${match}>.`);
    report(tag, 'unknownElement', { name }, fix);
  }
  checkAttributes(tag, rule, report);
  if (!rule) return;
  const { parent, isInline } = rule;
  const parentNode = ancestors.at(-1);
  if (parent && !(parentNode && isJsxNamed(parentNode, parent))) {
    report(tag, 'misplacedComponent', { name, parent });
  } else if (!isInline && ancestors.some(isLine)) report(tag, 'blockInLine', { name });
  checkContent(tag, rule, report);
  componentNamed(name)?.check?.(tag, report);
}

/** Suggestions for a mistyped tag. Projects are replaced by their files before. */
const TAGS = [...COMPONENT_NAMES, 'ExampleProject', ...Object.keys(HTML_TAGS)];

/** A link, in Markdown or as a tag: a browser ends the outer one before the inner one. */
function isLink(node: Nodes): boolean {
  return isElement(node, 'a') || isJsxNamed(node, 'a');
}

function inOneLine(code: string): string {
  return shortened(code.replace(/\s+/g, ' ').trim());
}

/** Of an unknown element only code is reported. */
function checkAttributes(tag: JsxElement, rule: Rule | undefined, report: Report): void {
  const component = tag.name ?? '';
  const attributes = rule?.attributes ?? {};
  const named = namedAttributes(tag);
  for (const attribute of tag.attributes) {
    const node = attribute.position ? attribute : tag;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const right = 'each attribute by its name: name="value"';
      report(node, 'codeInAttribute', { code: inOneLine(attribute.value), right });
      continue;
    }
    const { name, value } = attribute;
    const expected = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const right = example(name, expected?.type ?? 'text');
    if (rule && !expected) {
      const names = Object.keys(attributes);
      const list = names.map((option) => `"${option}"`).join(', ');
      const fix = suggest(name, names) ?? (list ? `Remove it; there are ${list}.` : undefined);
      report(node, 'unknownAttribute', { component, name }, fix);
    } else if (typeof value === 'object' && value) {
      report(node, 'codeInAttribute', { code: inOneLine(value.value), right });
    } else if (expected && named.find((other) => other.name === name) !== attribute) {
      report(node, 'doubledAttribute', { component, name });
    } else if (expected && !(value && accepts(expected.type, value))) {
      report(node, 'wrongAttribute', { component, name, right });
    }
  }
  for (const [name, { isRequired, type }] of Object.entries(attributes)) {
    if (!isRequired || named.some((attribute) => attribute.name === name)) continue;
    report(tag, 'missingAttribute', { component, name, right: example(name, type) });
  }
}

/** The values of each kind of attribute, and an example. */
const VALUE_KINDS: Record<Extract<AttributeType, string>, { accepts: RegExp; value: string }> = {
  text: { accepts: /\S/, value: '"…"' },
  url: { accepts: /\S/, value: '"…"' },
  drawing: { accepts: /^\/.*\.svg$/, value: '"/….svg", the path of a drawing in public/' },
  size: { accepts: /^[1-9]\d*%?$/, value: '"640", in pixels, or "50%"' },
};

function accepts(type: AttributeType, value: string): boolean {
  return typeof type === 'string' ? VALUE_KINDS[type].accepts.test(value) : type.includes(value);
}

function example(name: string, type: AttributeType): string {
  if (typeof type === 'string') return `${name}=${VALUE_KINDS[type].value}`;
  return type.map((value) => `${name}="${value}"`).join(' or ');
}

/** Elements that contain a line of text. */
const LINE_TAGS = /^(p|h[1-6]|a|code|del|em|kbd|strong|sub|sup)$/;

function isLine(node: Nodes): boolean {
  if (node.type === 'element') return LINE_TAGS.test(node.tagName);
  return isJsx(node) && (componentNamed(node.name)?.isInline || LINE_TAGS.test(node.name ?? ''));
}

function checkContent(tag: JsxElement, { children }: Rule, report: Report): void {
  const name = tag.name ?? '';
  const inner = innerNodes(tag);
  if (children === 'none') {
    if (inner.length > 0) report(tag, 'unusedContent', { name });
  } else if (inner.length === 0) {
    report(tag, 'emptyComponent', { name });
  } else if (children !== 'any') {
    const foreign = inner.find((node) => !(isJsx(node) && children.includes(node.name ?? '')));
    const allowed = children.map((child) => `<${child}>`).join(' and ');
    const values = { name, allowed, first: children[0] ?? '' };
    if (foreign) report(foreign.position ? foreign : tag, 'foreignContent', values);
  }
}
