import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Marks lists of short facts, `- **Type:** …`, `- **Default:** …`, which stand in one line. */
export function markFacts(tree: Root): void {
  visit(tree, 'element', (list) => {
    if (list.tagName !== 'ul') return;
    const items = list.children.filter((child) => child.type === 'element');
    if (items.length > 0 && items.every(isFact)) list.properties.dataFacts = '';
  });
}

/** Whether an item is its name in bold, of one or two words with a colon, and one line about it. */
function isFact({ children }: Element): boolean {
  const [name, ...rest] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isName =
    name?.type === 'element' && name.tagName === 'strong' && /^\S+(?: \S+)?:$/.test(textOf(name));
  return isName && rest.length > 0 && textOf({ type: 'root', children: rest }).length <= LONGEST;
}

/** In letters. What is longer is text, and reads better below each other. */
const LONGEST = 120;
