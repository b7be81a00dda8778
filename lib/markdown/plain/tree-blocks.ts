import 'server-only';
import type { Element, Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { PAGE_LIST_ELEMENT, type PlainLabels } from '../components/component';
import { isElement } from '../tree/element';
import { ALERT_MARK_ELEMENT, plainHtml } from './plain-html';

export type Block = BlockContent | DefinitionContent;

export type MarkdownSite = {
  absoluteUrl: (path: string) => string;
  labels: PlainLabels;
  pageList: () => Block[];
};

/** The tree of a page as plain Markdown: components have their plain forms, links are absolute. */
export function blocksOfTree(tree: Root, site: MarkdownSite): Block[] {
  const handlers: Record<string, Handle> = {
    ...HANDLERS,
    [PAGE_LIST_ELEMENT]: () => site.pageList(),
  };
  const plain: Root = { type: 'root', children: plainHtml(tree.children, site) };
  const markdown = toMdast(plain, { document: true, newlines: true, handlers });
  return 'children' in markdown ? (markdown.children as Block[]) : [];
}

type State = Parameters<Handle>[0];

const HANDLERS: Record<string, Handle> = {
  a: (state, element) => {
    const { properties } = element;
    if ('dataFootnoteRef' in properties) return footnoteReference(element);
    if ('dataFootnoteBackref' in properties) return undefined;
    return properties.href === undefined ? state.all(element) : defaultHandlers.a(state, element);
  },
  summary: (state, element) => {
    const children = phrasing(state.all(element));
    return children.length > 0 ? paragraph(bold(children)) : undefined;
  },
  ul: (state, element) => evenlySpaced(defaultHandlers.ul(state, element)),
  ol: (state, element) => evenlySpaced(defaultHandlers.ol(state, element)),
  li: (state, element) => ({
    ...defaultHandlers.li(state, element),
    spread: element.children.some((child) => isElement(child, 'p')),
  }),
  pre: (_, element) => {
    const { lang, title } = element.properties;
    const meta = title === undefined ? {} : { meta: `title="${title}"` };
    const value = textOf(element);
    return { type: 'code', value, ...(lang === undefined ? {} : { lang: String(lang) }), ...meta };
  },
  section: footnoteDefinitions,
  strong: (state, element) => bold(phrasing(state.all(element))),
  [ALERT_MARK_ELEMENT]: (_, { properties: { kind } }, parent) => ({
    // The bracket of a text would be escaped.
    type: 'html',
    value: `[!${String(kind).toUpperCase()}]${parent?.children.length === 1 ? '' : '\n'}`,
  }),
};

/** Nodes as phrasing content. Spaces separate a block from its neighbors. */
function phrasing(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node) || node.type === 'html') return [node];
    const inside = 'children' in node ? phrasing(node.children) : [];
    return [textNode(' '), ...inside, textNode(' ')];
  });
}

function footnoteReference(mark: Element): FootnoteReference {
  const number = textOf(mark);
  return { type: 'footnoteReference', identifier: number, label: number };
}

function footnoteDefinitions(state: State, section: Element): FootnoteDefinition[] {
  const list = state.all(section).find((node) => node.type === 'list');
  return (list?.children ?? []).map(({ children }, index) => {
    const number = String(index + 1);
    return { type: 'footnoteDefinition', identifier: number, label: number, children };
  });
}

export function textNode(value: string): Text {
  return { type: 'text', value };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

export function linkTo(url: string, text: string): Link {
  return { type: 'link', url, children: [textNode(text)] };
}

/** Bold text, without nested marks, which Markdown cannot distinguish. */
function bold(children: readonly PhrasingContent[]): Strong {
  return {
    type: 'strong',
    children: children.flatMap((child) => (child.type === 'strong' ? child.children : [child])),
  };
}

export function bulletList(items: readonly Block[][]): List {
  const children = items.map((item): ListItem => ({ type: 'listItem', children: item }));
  return evenlySpaced({ type: 'list', ordered: false, children });
}

/** The items of a list with blank lines between all or none of them, as Markdown knows no other. */
function evenlySpaced(list: List): List {
  const spread = list.children.some((item) => item.spread || !isShort(item.children));
  return { ...list, spread, children: list.children.map((item) => ({ ...item, spread })) };
}

function isShort([first, ...others]: readonly Block[]): boolean {
  return (
    (first === undefined || first.type === 'paragraph' || first.type === 'list') &&
    others.every(({ type }) => type === 'list')
  );
}
