import 'server-only';
import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { htmlTag } from '../components/component';

/** The words of this site in which browsers would end a line at the hyphen. */
const WORDS = /((?:sub-apps?|single-spa)(?![\w-]))/i;

/**
 * Keeps these words in one line, by elements around them: other hyphens would be copied and searched, too.
 * Code breaks where it must.
 */
export function keepWordsWhole(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(?:code|pre|svg|title)$/.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || index === undefined || !parent) return;
    const parts = node.value.split(WORDS);
    if (parts.length === 1) return;
    const whole = parts.map(
      (value, place): ElementContent =>
        place % 2 === 0 ? { type: 'text', value } : htmlTag('span', [value], { dataWhole: '' }),
    );
    parent.children.splice(index, 1, ...(whole as typeof parent.children));
    return index + whole.length;
  });
}
