import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { diskCache } from '../../files/disk-cache';
import { LINE_CLASS, lineClass, tokenClass } from './class-names';
import { codeIn, type Fence, fenceOf } from './fence';
import { codeTokens, languageName, type TokenRange } from './shiki';

const cached = diskCache<string>('code');

/**
 * The HTML inside the `<code>` element of a block. Only blocks that mark lines have elements for
 * them, each with its line end, so that the text of the whole is the code as it is shown.
 */
export async function highlight({
  language,
  lines,
}: Pick<Fence, 'language' | 'lines'>): Promise<string> {
  return cached([language, lines], async () => {
    const tokens = await codeTokens(codeIn({ lines }), language);
    const insides = lines.map(({ text }, index) => colouredLine(text, tokens[index] ?? []));
    if (lines.every(({ kind }) => kind === undefined)) return insides.join('\n');
    return insides.map((inside, index) => markedLine(inside, lines, index)).join('');
  });
}

/** The HTML of a line, with an element for each of its tokens. */
function colouredLine(text: string, tokens: readonly TokenRange[]): string {
  let html = '';
  let at = 0;
  for (const { start, end, token } of tokens) {
    const word = text.slice(start, end);
    html += `${escapeHtml(text.slice(at, start))}<span class="${tokenClass(token)}">${escapeHtml(word)}</span>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function markedLine(html: string, lines: Fence['lines'], index: number): string {
  const kind = lines[index]?.kind;
  const inside = html + (index === lines.length - 1 ? '' : '\n');
  if (!kind) return `<span class="${LINE_CLASS}">${inside}</span>`;
  // The elements tell assistive technology what the colours mean.
  const tagName = kind === 'add' ? 'ins' : 'mark';
  return `<${tagName} class="${LINE_CLASS} ${lineClass(kind)}">${inside}</${tagName}>`;
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
    blocks.map(async ({ pre, fence }) => {
      const { wraps = wrapsCode, title, lines } = fence;
      pre.properties = {
        html: await highlight(fence),
        language: languageName(fence.language),
        title,
        lines: lines.length > LONGEST_WHOLE ? lines.length : undefined,
        wraps,
      };
      pre.children = [];
    }),
  );
}
