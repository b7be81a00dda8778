import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement, type JsxTag, textAttribute } from '../tree/element';
import { isSpace } from '../tree/html-tags';
import * as blocks from './blocks';
import type { AttributeRule, Component, Rule } from './component';
import { Diagram } from './diagram';
import { Tab, Tabs } from './tabs';

/**
 * The components that Markdown may use, among them everything that `blocks.ts` exports.
 * `components/markdown/registry.tsx` renders each of them; the compiler refuses a name that is in one only.
 */
export const COMPONENTS = { ...blocks, Diagram, Tab, Tabs } satisfies Readonly<
  Record<string, Component>
>;

export type ComponentName = keyof typeof COMPONENTS;

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

const text: AttributeRule = { takes: 'text', isVisible: false };
const words: Rule = { attributes: {}, isInLine: true, holds: 'anything' };
const block: Rule = { attributes: {}, holds: 'anything' };

/**
 * The tags of HTML that pages with components may use: those for which Markdown has no sign, and pictures
 * that need more than a path. Anything else could bring in code, files of other hosts or styles, or browsers
 * would move it to another place.
 */
export const HTML_TAGS: Readonly<Record<string, Rule>> = {
  a: { ...words, attributes: { href: { takes: 'page address', isRequired: true } } },
  br: { ...words, holds: 'nothing' },
  details: block,
  div: block,
  img: {
    attributes: {
      src: { ...text, isRequired: true },
      alt: { ...text, isRequired: true },
      width: { takes: 'size' },
      height: { takes: 'size' },
      'data-zoom-src': text,
    },
    isInLine: true,
    holds: 'nothing',
  },
  kbd: words,
  sub: words,
  summary: { ...block, within: 'details' },
  sup: words,
};

/** Returns a component by name; nothing for HTML elements and unknown names. */
export function componentNamed(name: string | null): Component | undefined {
  return name !== null && Object.hasOwn(COMPONENTS, name)
    ? COMPONENTS[name as ComponentName]
    : undefined;
}

/** Returns the rule for a component or an HTML tag; nothing for what pages cannot use. */
export function ruleFor(name: string | null): Rule | undefined {
  const tag = name !== null && Object.hasOwn(HTML_TAGS, name) ? HTML_TAGS[name] : undefined;
  return componentNamed(name) ?? tag;
}

/** The texts that readers see of a component's attributes, in their order. */
export function visibleTexts(element: JsxTag): string[] {
  return Object.entries(componentNamed(element.name)?.attributes ?? {})
    .filter(([, rule]) => rule.takes === 'text' && rule.isVisible)
    .flatMap(([name]) => textAttribute(element, name) ?? []);
}

/** Whether a component is a block, even where its tag is written within a line of tags. */
export function isBlockComponent({ name }: JsxElement): boolean {
  const component = componentNamed(name);
  return component !== undefined && !component.isInLine;
}

/** Whether this is a badge or the like, which is not part of a heading's name. */
export function isMark(node: Nodes): node is JsxElement {
  return isJsx(node) && componentNamed(node.name)?.isMark === true;
}

/**
 * Brings components into the one form that reading and rendering see: each completes itself, and a heading
 * has no space before a badge, which would become part of its id.
 */
export function completeComponents(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) trimBeforeMark(node);
    if (isJsx(node)) componentNamed(node.name)?.complete?.(node);
  });
}

function trimBeforeMark({ children }: Element): void {
  const lastWords = children.findLastIndex((child) => !isMark(child) && !isSpace(child));
  for (const child of children.slice(Math.max(0, lastWords), -1)) {
    if (child.type === 'text') child.value = child.value.trimEnd();
  }
}
