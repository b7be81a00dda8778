import 'server-only';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { diskCache } from '../../files/disk-cache';
import { CLASS, lineClass } from './class-names';
import { type CodeLine, type Fence, fenceOf } from './fence';
import { languageOfCommands } from './notations';
import { codeTokens, languageName } from './shiki';
import { typesHtml } from './twoslash-html';
import { escapeHtml, MARKED_WORD, tokenWraps, UNCOPIED, type Wrap, wrapText } from './wrap-text';

const cached = diskCache<string>('code');

type HighlightedFence = Pick<Fence, 'language' | 'lines' | 'markedWords' | 'types'>;

/**
 * The HTML inside the `<code>` element of a block. Only blocks that need lines have elements for
 * them, each with its line end, so that the text of the whole is the code as it is shown. What does
 * not belong in a copy of the code is marked `data-uncopied`. `id` makes the ids in the block
 * different from those of other blocks.
 */
export async function highlight(
  { language, lines, markedWords, types }: HighlightedFence,
  { numbersLines = false, id = 'types' } = {},
): Promise<string> {
  const fence = { language, lines, markedWords, ...(types ? { types, id } : {}) };
  return cached([fence, numbersLines], () => blockHtml(fence, numbersLines));
}

async function blockHtml(
  { id = '', ...fence }: HighlightedFence & { id?: string },
  numbersLines: boolean,
): Promise<string> {
  const { lines } = fence;
  const insides = await insidesOf(fence, id);
  if (!numbersLines && lines.every(({ kinds }) => kinds.length === 0)) return insides.join('\n');
  const lastCopied = lines.findLastIndex((line) => !isUncopied(line));
  return lines
    .map((line, index) => {
      const isLast = index === lines.length - 1;
      // Otherwise a copy would end with a line end.
      const end = index === lastCopied ? `<span ${UNCOPIED}>\n</span>` : '\n';
      return lineHtml(line, (insides[index] ?? '') + (isLast ? '' : end));
    })
    .join('');
}

/** Of a terminal only the commands are read as code: prompts and output would change them. */
async function insidesOf({ lines, markedWords, types, language }: HighlightedFence, id: string) {
  const commands = lines.filter((line) => !isOutput(line)).map(commandOf);
  const tokens = (await codeTokens(commands.join('\n'), languageOfCommands(language))).values();
  const ofTypes = await typesHtml(types ?? [], id);
  return lines.map((line, index) => {
    const inLine = markedWords.filter(({ first, end }) => first <= index && index < end);
    const words = inLine.map(({ text }) => text);
    const command = commandOf(line);
    const { above = '', below = '', layers = [] } = ofTypes.get(index) ?? {};
    const ofCode = tokenWraps(isOutput(line) ? [] : (tokens.next().value ?? []));
    const html = wrapText(command, [wordWraps(command, words), ofCode, ...layers]);
    return above + promptHtml(line) + html + below;
  });
}

function isOutput({ kinds }: CodeLine): boolean {
  return kinds.includes('output');
}

function isUncopied({ kinds }: CodeLine): boolean {
  return kinds.includes('output') || kinds.includes('remove');
}

function commandOf({ text, prompt }: CodeLine): string {
  return text.slice(prompt);
}

function promptHtml({ text, prompt }: CodeLine): string {
  if (prompt === 0) return '';
  return `<span class="${CLASS.prompt}" ${UNCOPIED}>${escapeHtml(text.slice(0, prompt))}</span>`;
}

/** Words to highlight. Words that overlap or touch become one. */
function wordWraps(text: string, words: readonly string[]): Wrap[] {
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      for (let letter = at; letter < at + word.length; letter++) marked.add(letter);
    }
  }
  const wraps: Wrap[] = [];
  for (const letter of [...marked].sort((a, b) => a - b)) {
    const last = wraps.at(-1);
    if (last?.end === letter) last.end += 1;
    else wraps.push({ start: letter, end: letter + 1, ...MARKED_WORD });
  }
  return wraps;
}

/** The elements that tell assistive technology what the colours mean; the first that fits. */
const ELEMENTS: [kind: CodeLine['kinds'][number], tagName: string][] = [
  ['remove', 'del'],
  ['add', 'ins'],
  ['error', 'mark'],
  ['warning', 'mark'],
  ['highlight', 'mark'],
];

function lineHtml(line: CodeLine, inside: string): string {
  const tagName = ELEMENTS.find(([kind]) => line.kinds.includes(kind))?.[1] ?? 'span';
  const names = [CLASS.line, ...line.kinds.map(lineClass)].join(' ');
  const uncopied = isUncopied(line) ? ` ${UNCOPIED}` : '';
  return `<${tagName} class="${names}"${uncopied}>${inside}</${tagName}>`;
}

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
