import 'server-only';
import type {
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import type { Block } from './tree-blocks';

/* The parts of which Markdown is made, for the pages and for the lists that are added to them. */

export function textPart(value: string): Text {
  return { type: 'text', value };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

export function linkTo(url: string, text: string): Link {
  return { type: 'link', url, children: [textPart(text)] };
}

/** Bold words. Bold words among them lose their own marks, which could not be distinguished. */
export function bold(words: readonly PhrasingContent[]): Strong {
  return {
    type: 'strong',
    children: words.flatMap((word) => (word.type === 'strong' ? word.children : [word])),
  };
}

export function bulletList(items: readonly Block[][]): List {
  const children = items.map((item): ListItem => ({ type: 'listItem', children: item }));
  return evenlySpaced({ type: 'list', ordered: false, children });
}

/** The items of a list with blank lines between all or none of them, as Markdown knows no other. */
export function evenlySpaced(list: List): List {
  const spread = list.children.some((item) => item.spread || !isShort(item.children));
  return { ...list, spread, children: list.children.map((item) => ({ ...item, spread })) };
}

function isShort([first, ...others]: readonly Block[]): boolean {
  return (
    (first === undefined || first.type === 'paragraph' || first.type === 'list') &&
    others.every(({ type }) => type === 'list')
  );
}
