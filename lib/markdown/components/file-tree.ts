import 'server-only';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from '../jsx';
import { innerNodes } from './inner-nodes';

/**
 * Tells the names of files and folders in a `<FileTree>` from the comments behind them. A tree that
 * is no list of names stays as it is, for `isFileTree` to tell.
 */
export function fileTrees() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'FileTree' || !isFileTree(node)) return;
      for (const child of node.children)
        if (isList(child)) child.children = child.children.map(entry);
    });
  };
}

/** Whether what stands in a `<FileTree>` is one list of names. */
export function isFileTree(element: JsxElement): boolean {
  const inner = innerNodes(element);
  const [list] = inner;
  return inner.length === 1 && list !== undefined && isList(list) && isListOfNames(list);
}

function isListOfNames(list: Element): boolean {
  return list.children.filter(isItem).every((item) => {
    const { words, lists, others } = partsOf(item);
    const text = words.map((word) => textOf(word)).join('');
    return (
      text.trim() !== '' && others.length === 0 && lists.length < 2 && lists.every(isListOfNames)
    );
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
  return { type: 'element', tagName: 'span', properties: { dataPartOfEntry: name }, children };
}

/** The name is the first word, or all that is set in bold or as code in its place. */
function nameAndComment(words: ElementContent[]) {
  const [first, ...rest] = words;
  if (first?.type !== 'text') {
    const isMarked = first?.type === 'element' && first.tagName === 'strong';
    return { name: first ? [first] : [], comment: rest, isMarked };
  }
  const [, name = '', comment = ''] = /^(\S+)([\s\S]*)$/.exec(first.value.trimStart()) ?? [];
  const after = comment.trim() === '' && rest.length === 0 ? [] : [textNode(comment), ...rest];
  return { name: [textNode(name)], comment: after, isMarked: false };
}

function textNode(value: string): ElementContent {
  return { type: 'text', value };
}

/** What an item holds: words in its own line, lists below it, and what has no place in a tree. */
function partsOf(item: Element) {
  // Empty lines between the items put their words into paragraphs.
  const inner = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
  const words: ElementContent[] = [];
  const lists: Element[] = [];
  const others: ElementContent[] = [];
  for (const child of inner) {
    if (child.type === 'text') {
      if (child.value.trim() !== '' || words.length > 0) words.push(child);
    } else if (isList(child)) lists.push(child);
    else if (isInline(child)) words.push(child);
    else others.push(child);
  }
  return { words: withoutSpaceAtEnd(words), lists, others };
}

function withoutSpaceAtEnd(words: ElementContent[]): ElementContent[] {
  const last = words.findLastIndex((word) => word.type !== 'text' || word.value.trim() !== '');
  return words.slice(0, last + 1);
}

function isInline(node: Nodes): boolean {
  return isJsx(node) || (node.type === 'element' && INLINE.has(node.tagName));
}

const INLINE = new Set(['a', 'br', 'code', 'del', 'em', 'span', 'strong']);

function isList(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'ul';
}

function isItem(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'li';
}
