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
import type { Block } from './types';

/*
 * The parts of which a twin is put together, by the writer of pages and by whoever adds lists and
 * titles to them.
 */

export function textPart(value: string): Text {
  return { type: 'text', value };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

export function linkTo(url: string, children: PhrasingContent[], title?: string): Link {
  return { type: 'link', url, children, ...(title ? { title } : {}) };
}

/** Words in bold; what is bold among them already would need signs that cannot be told apart. */
export function bold(words: readonly PhrasingContent[]): Strong {
  return {
    type: 'strong',
    children: words.flatMap((word) => (word.type === 'strong' ? word.children : [word])),
  };
}

/** A list without numbers; its items stand apart where one of them holds more than words and lists. */
export function bulletList(items: readonly Block[][]): List {
  return listOf(
    items.map((children) => ({ type: 'listItem', children })),
    {},
  );
}

/** A list of items that are made already. */
export function listOf(
  items: readonly ListItem[],
  { start, isLoose = false }: { start?: number; isLoose?: boolean },
): List {
  const spread = isLoose || items.some(({ children }) => !isShort(children));
  return {
    type: 'list',
    ordered: start !== undefined,
    ...(start === undefined ? {} : { start }),
    spread,
    children: items.map((item) => ({ ...item, spread })),
  };
}

function isShort([first, ...others]: readonly Block[]): boolean {
  return (
    (first === undefined || first.type === 'paragraph' || first.type === 'list') &&
    others.every(({ type }) => type === 'list')
  );
}
