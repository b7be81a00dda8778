import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { diskCache } from '../../files/disk-cache';
import { LINE_CLASS, type LineKind, lineClass, tokenClass } from './class-names';
import { codeIn, type Fence, fenceOf } from './fence';
import { codeTokens, languageName, type TokenRange } from './shiki';

const cached = diskCache<string>('code');

/** The HTML inside the `<code>` element of a block. Only blocks that mark lines have elements for lines. */
export async function highlight({
  language,
  lines,
}: Pick<Fence, 'language' | 'lines'>): Promise<string> {
  return cached([language, lines], async () => {
    const tokens = await codeTokens(codeIn({ lines }), language);
    const rows = tokens.map((line) => line.map(tokenHtml).join(''));
    if (lines.every(({ kind }) => kind === undefined)) return rows.join('\n');
    // Each line has its end, so that the text of all elements is the code.
    return rows
      .map((row, index) => lineHtml(index < rows.length - 1 ? `${row}\n` : row, lines[index]?.kind))
      .join('');
  });
}

function tokenHtml({ text, token }: TokenRange): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return token ? `<span class="${tokenClass(token)}">${html}</span>` : html;
}

/** The elements tell assistive technology what the colours mean. */
function lineHtml(html: string, kind: LineKind | undefined): string {
  if (!kind) return `<span class="${LINE_CLASS}">${html}</span>`;
  const tagName = kind === 'add' ? 'ins' : 'mark';
  return `<${tagName} class="${LINE_CLASS} ${lineClass(kind)}">${html}</${tagName}>`;
}

/** Longer blocks are folded at first. The files of the quick start are shorter. */
const FOLDED_ABOVE = 40;

/** Makes the HTML of each block one string: its hundreds of elements would be in every page twice. */
export async function codeBlocks(tree: Root, wrapsCode: boolean): Promise<void> {
  const blocks: Promise<void>[] = [];
  visit(tree, 'element', (pre) => {
    const fence = fenceOf(pre);
    if (fence) blocks.push(fillBlock(pre, fence, wrapsCode));
  });
  await Promise.all(blocks);
}

async function fillBlock(pre: Element, fence: Fence, wrapsCode: boolean): Promise<void> {
  const { wraps = wrapsCode, title, lines } = fence;
  pre.properties = {
    html: await highlight(fence),
    language: languageName(fence.language),
    title,
    lines: lines.length > FOLDED_ABOVE ? lines.length : undefined,
    wraps,
  };
  pre.children = [];
}
