import 'server-only';
import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { blockHtml } from './block-html';
import { type Fence, fenceOf } from './fence';

/** What holds for blocks of code that say nothing themselves: the site's settings. */
export type CodeDefaults = { numbersLines: boolean; wraps: boolean };

/**
 * Highlights every code block at build; `readFences` has run before. The block's HTML travels as
 * one string in `data-html`: as elements, the hundreds of coloured words would stand twice in every
 * page.
 */
export function codeBlocks(defaults: CodeDefaults) {
  return async (tree: Root) => {
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
  };
}

/** What `components/markdown/pre.tsx` is given. */
async function propertiesOf(fence: Fence, defaults: CodeDefaults, id: string): Promise<Properties> {
  const { numbersLines = defaults.numbersLines, wraps = defaults.wraps, title } = fence;
  return {
    dataHtml: await blockHtml(fence, { numbersLines, id }),
    dataLanguage: fence.language,
    ...(title === undefined ? {} : { dataTitle: title }),
    ...(numbersLines ? { dataDigits: String(fence.lines.length).length } : {}),
    ...(wraps ? { dataWraps: 'true' } : {}),
    ...(fence.types ? { dataTypes: 'true' } : {}),
  };
}
