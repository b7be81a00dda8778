import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { diskCache } from '../../files/disk-cache';
import { CLASS, lineClass } from './class-names';
import { codeIn, type Fence, fenceOf } from './fence';
import { codeTokens, languageName } from './shiki';
import { typeNotes } from './type-notes';
import { tokenWraps, wrapText } from './wrap-text';

const cached = diskCache<string>('code');

/**
 * The HTML inside the `<code>` element of a block. Only blocks that mark lines have elements for
 * them, each with its line end, so that the text of the whole is the code as it is shown. What does
 * not belong in a copy of the code is marked `data-uncopied`. `id` makes the ids in the block
 * different from those of other blocks.
 */
export async function highlight(
  { language, lines, types }: Pick<Fence, 'language' | 'lines' | 'types'>,
  id = 'types',
): Promise<string> {
  // Without types there are no ids, so equal blocks are one entry.
  return cached([language, lines, types, types && id], async () => {
    const tokens = await codeTokens(codeIn({ lines }), language);
    const notes = await typeNotes(types ?? [], id);
    const insides = lines.map(({ text }, index) =>
      wrapText(text, [tokenWraps(text, tokens[index] ?? []), notes.get(index) ?? []]),
    );
    if (lines.every(({ kind }) => kind === undefined)) return insides.join('\n');
    return insides.map((inside, index) => markedLine(inside, lines, index)).join('');
  });
}

function markedLine(html: string, lines: Fence['lines'], index: number): string {
  const kind = lines[index]?.kind;
  const inside = html + (index === lines.length - 1 ? '' : '\n');
  if (!kind) return `<span class="${CLASS.line}">${inside}</span>`;
  // The elements tell assistive technology what the colours mean.
  const tagName = kind === 'add' ? 'ins' : 'mark';
  return `<${tagName} class="${CLASS.line} ${lineClass(kind)}">${inside}</${tagName}>`;
}

/** A longer block shows its beginning first. The files that readers of the quick start type are shorter. */
const LONGEST_WHOLE = 40;

/**
 * The HTML of a block is one string: its hundreds of elements would be in every page twice. Long lines
 * wrap where the block or else the site says so.
 */
export async function codeBlocks(tree: Root, wrapsCode: boolean): Promise<void> {
  const blocks: { pre: Element; fence: Fence }[] = [];
  visit(tree, 'element', (pre) => {
    const fence = fenceOf(pre);
    if (fence) blocks.push({ pre, fence });
  });
  await Promise.all(
    blocks.map(async ({ pre, fence }, index) => {
      const { wraps = wrapsCode, title, lines } = fence;
      pre.properties = {
        // No heading has an id with a colon.
        html: await highlight(fence, `types:${index}`),
        language: languageName(fence.language),
        title,
        lines: lines.length > LONGEST_WHOLE ? lines.length : undefined,
        wraps,
        types: fence.types !== undefined,
      };
      pre.children = [];
    }),
  );
}
