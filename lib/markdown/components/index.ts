import 'server-only';
import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement, type JsxTag, textAttribute } from '../tree/element';
import { isSpace } from '../tree/html-tags';
import type { AttributeRule, AttributeType, Component, Rule } from './component';
import { Diagram } from './diagram';
import * as rules from './rules';
import { Tab, Tabs } from './tabs';

/** The components of Markdown, with all that `rules.ts` exports; `components/markdown/registry.tsx` has their views. */
export const COMPONENTS = { ...rules, Diagram, Tab, Tabs } satisfies Readonly<
  Record<string, Component>
>;

export type ComponentName = keyof typeof COMPONENTS;

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

const required = (type: AttributeType): AttributeRule => ({ type, isRequired: true });
const inline: Rule = { attributes: {}, isInline: true, children: 'any' };
const block: Rule = { attributes: {}, children: 'any' };

/**
 * The tags of HTML that pages with components may use: those for which Markdown has no syntax, and pictures with more
 * than a path. Others could bring in code, files of other hosts or styles, or browsers would move them.
 */
export const HTML_TAGS: Readonly<Record<string, Rule>> = {
  a: { ...inline, attributes: { href: required('url') } },
  br: { ...inline, children: 'none' },
  details: block,
  div: block,
  img: {
    ...inline,
    attributes: {
      src: required('text'),
      alt: required('text'),
      width: { type: 'size' },
      height: { type: 'size' },
      'data-zoom-src': { type: 'text' },
    },
    children: 'none',
  },
  kbd: inline,
  sub: inline,
  summary: { ...block, parent: 'details' },
  sup: inline,
};

export function componentNamed(name: string | null): Component | undefined {
  return name !== null && Object.hasOwn(COMPONENTS, name)
    ? COMPONENTS[name as ComponentName]
    : undefined;
}

/** Returns the rule for a component or an HTML tag; nothing for what pages cannot use. */
export function ruleFor(name: string): Rule | undefined {
  return componentNamed(name) ?? (Object.hasOwn(HTML_TAGS, name) ? HTML_TAGS[name] : undefined);
}

/** Returns the values of those attributes of a component whose rules match, in the order of the rules. */
export function valuesWhere(tag: JsxTag, isWanted: (rule: AttributeRule) => boolean): string[] {
  return Object.entries(componentNamed(tag.name)?.attributes ?? {})
    .filter(([, rule]) => isWanted(rule))
    .flatMap(([name]) => textAttribute(tag, name) ?? []);
}

/** Tells whether a component is a block, even where its tag is in a line of tags. */
export function isBlockComponent({ name }: JsxElement): boolean {
  const component = componentNamed(name);
  return component !== undefined && !component.isInline;
}

/** Tells whether this is a badge or the like, which is not part of a heading's name. */
export function isMark(node: Nodes): node is JsxElement {
  return isJsx(node) && componentNamed(node.name)?.isMark === true;
}

/** Completes each component, and removes the space before a badge in a heading, which would be part of its id. */
export function completeComponents(tree: Root): void {
  visit(tree, (node) => {
    if (isJsx(node)) componentNamed(node.name)?.complete?.(node);
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return;
    const end = node.children.findLastIndex((child) => !isMark(child) && !isSpace(child));
    for (const child of node.children.slice(Math.max(0, end), -1)) {
      if (child.type === 'text') child.value = child.value.trimEnd();
    }
  });
}
