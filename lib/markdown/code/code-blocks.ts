import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type Fence, fenceOf } from './fence';
import { highlight } from './highlight';
import { languageName } from './shiki';

/** The site's settings for code blocks that do not set these themselves. */
export type CodeDefaults = { numbersLines: boolean; wraps: boolean };

/** A longer block shows its beginning first. The files that readers of the quick start type are shorter. */
const LONGEST_WHOLE = 40;

/** The HTML of a block is one string: its hundreds of elements would be in every page twice. */
export async function codeBlocks(tree: Root, defaults: CodeDefaults): Promise<void> {
  const blocks: { pre: Element; fence: Fence }[] = [];
  visit(tree, 'element', (pre) => {
    const fence = fenceOf(pre);
    if (fence) blocks.push({ pre, fence });
  });
  await Promise.all(
    blocks.map(async ({ pre, fence }, index) => {
      const { numbersLines, wraps, title, lines } = { ...defaults, ...fence };
      pre.properties = {
        // No heading has an id with a colon.
        html: await highlight(fence, { numbersLines, id: `types:${index}` }),
        language: languageName(fence.language),
        title,
        digits: numbersLines ? String(lines.length).length : undefined,
        lines: lines.length > LONGEST_WHOLE ? lines.length : undefined,
        wraps,
        types: fence.types !== undefined,
      };
      pre.children = [];
    }),
  );
}
