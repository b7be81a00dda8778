import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import * as catalogue from '../../problems/catalogue';
import { isJsx, type JsxElement } from '../tree/jsx';
import { type Component, contentOf, htmlTag, innerNodes, isElement } from './component';

/** Files and folders, written as a list: `- name comment`. */
export const FileTree: Component = {
  attributes: {},
  holds: 'anything',
  complete(element) {
    if (!isFileTree(element)) return;
    for (const child of element.children)
      if (isList(child)) child.children = child.children.map(entry);
  },
  check: (element, placeOf) =>
    innerNodes(element).length === 0 || isFileTree(element)
      ? []
      : [catalogue.badFileTree(placeOf(element))],
  plain: contentOf,
};

function isFileTree(element: JsxElement): boolean {
  const [list, ...others] = innerNodes(element);
  return others.length === 0 && list !== undefined && isList(list) && isListOfNames(list);
}

function isListOfNames(list: Element): boolean {
  return list.children.filter(isItem).every((item) => {
    const { words, lists } = partsOf(item);
    const isNamed = words.some((word) => textOf(word).trim() !== '') && words.every(isInline);
    return isNamed && lists.length < 2 && lists.every(isListOfNames);
  });
}

/** An item as name, comment and the list of what is in the folder. */
function entry(item: Element['children'][number]): ElementContent {
  if (!isItem(item)) return item;
  const { words, lists } = partsOf(item);
  const { name, comment, isMarked } = nameAndComment(words);
  const text = textOf({ type: 'root', children: name }).trim();
  const isFolder = text.endsWith('/') || lists.length > 0;
  const kind = /^(…|\.{3})$/.test(text) ? 'more' : isFolder ? 'folder' : 'file';
  return {
    ...item,
    properties: { dataEntry: kind, ...(isMarked ? { dataMarked: '' } : {}) },
    children: [
      part('name', name),
      ...(comment.length > 0 ? [part('comment', comment)] : []),
      ...lists.map((list) => ({ ...list, children: list.children.map(entry) })),
    ],
  };
}

function part(name: string, children: ElementContent[]): Element {
  return htmlTag('span', children, { dataPartOfEntry: name });
}

/** The name is the first word, or all that is set in bold or as code in its place. */
function nameAndComment(words: ElementContent[]) {
  const [first, ...rest] = words;
  if (first?.type !== 'text') {
    const isMarked = first !== undefined && isElement(first, 'strong');
    return { name: first ? [first] : [], comment: rest, isMarked };
  }
  const [, name = '', comment = ''] = /^(\S+)([\s\S]*)$/.exec(first.value.trimStart()) ?? [];
  const after = comment.trim() === '' && rest.length === 0 ? [] : [textNode(comment), ...rest];
  return { name: [textNode(name)], comment: after, isMarked: false };
}

function textNode(value: string): ElementContent {
  return { type: 'text', value };
}

function partsOf(item: Element): { words: ElementContent[]; lists: Element[] } {
  // Empty lines between the items put their words into paragraphs.
  const inner = item.children.flatMap((child) =>
    isElement(child, 'p') ? child.children : [child],
  );
  const words = inner.filter((child) => !isList(child));
  const isSeen = (word: ElementContent) => word.type !== 'text' || word.value.trim() !== '';
  const first = Math.max(0, words.findIndex(isSeen));
  return {
    words: words.slice(first, words.findLastIndex(isSeen) + 1),
    lists: inner.filter(isList),
  };
}

function isInline(node: Nodes): boolean {
  if (node.type === 'text' || isJsx(node)) return true;
  return node.type === 'element' && INLINE.has(node.tagName);
}

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'span', 'strong']);

function isList(node: Nodes): node is Element {
  return isElement(node, 'ul');
}

function isItem(node: Nodes): node is Element {
  return isElement(node, 'li');
}
