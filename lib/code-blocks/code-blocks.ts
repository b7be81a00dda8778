import 'server-only';
import type { Element, Properties, Root } from 'hast';
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
      // No heading has an id with a colon.
      pre.properties = await propertiesOf(fence, defaults, `types:${index}`);
      pre.children = [];
    }),
  );
}

async function propertiesOf(fence: Fence, defaults: CodeDefaults, id: string): Promise<Properties> {
  const { numbersLines = defaults.numbersLines, wraps = defaults.wraps, title } = fence;
  return {
    html: await highlight(fence, { numbersLines, id }),
    language: languageName(fence.language),
    title,
    digits: numbersLines ? String(fence.lines.length).length : undefined,
    lines: fence.lines.length > LONGEST_WHOLE ? fence.lines.length : undefined,
    wraps,
    types: fence.types !== undefined,
  };
}
