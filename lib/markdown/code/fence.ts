import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import { codeOf, infoOf, SHELLS } from './code-element';
import type { FenceFault } from './fence-fault';
import { type FenceMeta, readFenceMeta, splitInfo } from './fence-meta';
import { type LineKind, type MarkedWord, readNotations } from './notations';
import { readPrompts, type TerminalLine } from './prompts';
import { textWithLinesBelow } from './twoslash-below';
import { readTypedFence, type TypedFence } from './typed-fence';

/** A line of code, and what is known of it. */
export type CodeLine = TerminalLine & { text: string; kinds: ReadonlySet<LineKind> };

/** A block of code as readers see it, before it is coloured. */
export type Fence = Pick<FenceMeta, 'title' | 'numbersLines' | 'wraps' | 'isTwoslash'> & {
  language: string;
  lines: CodeLine[];
  words: MarkedWord[];
  /** What the compiler knows of it, where that is to be shown. */
  types?: TypedFence['types'];
  faults: FenceFault[];
};

/** Reads a block of code with the words of the line that opens it. */
export function readFence(typed: string, info: { language: string; meta: string }): Fence {
  const { language, meta: words } = splitInfo(info);
  const code = typed.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const typedFence = readTypedFence(code, language, words);
  const noted = readNotations(typedFence?.code ?? code, language);
  const { meta, faults } = readFenceMeta(words, noted.lines.length);
  const prompts = readPrompts(
    noted.lines.map(({ text }) => text),
    language,
  );
  const lines = noted.lines.map(({ text, kinds }, index) => ({
    text,
    kinds: meta.highlighted.has(index + 1) ? new Set([...kinds, 'highlight' as const]) : kinds,
    ...(prompts[index] ?? { prompt: 0, isOutput: false }),
  }));
  const absent = meta.words.filter(
    (word) => !lines.some(({ text, prompt }) => text.includes(word, prompt)),
  );
  return {
    language,
    ...meta,
    lines,
    ...(typedFence ? { types: typedFence.types } : {}),
    words: [...noted.words, ...meta.words.map((text) => ({ text, first: 0, end: lines.length }))],
    faults: [
      ...faults,
      ...(meta.isForPackageManagers && !SHELLS.includes(language) ? [NOT_OF_A_SHELL] : []),
      ...absent.map(
        (word): FenceFault => ({
          line: 0,
          near: `/${word}`,
          problemAt: (place) => catalogue.wordNotInCode(place, word),
        }),
      ),
      ...noted.faults.map((fault) => typedFence?.asTyped(fault) ?? fault),
      ...(typedFence?.faults ?? []),
    ],
  };
}

const NOT_OF_A_SHELL: FenceFault = {
  line: 0,
  near: 'npm2yarn',
  problemAt: (place) => catalogue.notOfAShell(place, 'npm2yarn', SHELLS),
};

/** The code as readers see it. */
export function shownCode({ lines }: Fence): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The text of a block, for the search: with what stands below its lines. */
function shownText(fence: Fence): string {
  const lines = fence.lines.map(({ text }) => text);
  return fence.types ? textWithLinesBelow(lines, fence.types) : shownCode(fence);
}

/**
 * Reads every block of code of a page, so that its text has what readers see. `fenceOf` tells the
 * rest of it.
 */
export function readFences() {
  return (tree: Root) => {
    visit(tree, 'element', (pre) => {
      const code = codeOf(pre);
      if (!code) return;
      const fence = readFence(textOf(code), infoOf(code));
      code.data = { ...code.data, fence } as Element['data'];
      code.children = [{ type: 'text', value: shownText(fence) }];
    });
  };
}

/** What was read of a block of code; nothing for any other node. */
export function fenceOf(node: Nodes): Fence | undefined {
  return (codeOf(node)?.data as { fence?: Fence } | undefined)?.fence;
}
