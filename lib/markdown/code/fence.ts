import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { advice, contentPath, type Problem } from '../../problems/problem';
import { isElement } from '../tree/element';
import type { MarkdownSource } from '../tree/source';
import type { LineKind } from './class-names';
import { type FenceMeta, type FenceProblem, readFenceInfo } from './fence-meta';
import { packageCommands } from './package-commands';

/** A code block as readers see it, before it is highlighted. It is plain data. */
export type Fence = Pick<FenceMeta, 'title' | 'wraps' | 'marked'> & {
  language: string;
  lines: { text: string; kind?: LineKind }[];
  problems: FenceProblem[];
};

export const SHELLS = ['bash', 'sh', 'shell'];

/** The `<code>` of a code block; nothing for any other node. */
export function codeOf(node: Nodes): Element | undefined {
  const [code] = isElement(node, 'pre') ? node.children : [];
  return code && isElement(code, 'code') ? code : undefined;
}

/** The language of a block as it is typed, and the options after it. */
export function infoOf({ properties, data }: Element): { language: string; meta: string } {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  const { meta } = (data ?? {}) as { meta?: string | null };
  return { language: name?.slice('language-'.length) ?? '', meta: meta ?? '' };
}

export function readFence(typed: string, info: { language: string; meta: string }): Fence {
  const { language, meta, problems } = readFenceInfo(info.language, info.meta);
  const code = typed.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = code.split('\n').map((text, index) => {
    const marks = meta.marked.filter(({ first, last }) => first <= index + 1 && index < last);
    const kind = marks.find((mark) => mark.kind === 'add')?.kind ?? marks[0]?.kind;
    return { text, ...(kind && { kind }) };
  });
  const isUnknown = meta.isForPackageManagers && !hasCommandsOnly(language, lines);
  const more = isUnknown ? [{ near: 'npm2yarn', ...advice('unknownCommand') }] : [];
  return { ...meta, language, lines, problems: [...problems, ...more] };
}

/** Tells whether each line of a block can be shown for every package manager. */
function hasCommandsOnly(language: string, lines: Fence['lines']): boolean {
  return SHELLS.includes(language) && lines.every(({ text }) => packageCommands(text));
}

/** The code of a block as one text. */
export function codeIn({ lines }: Pick<Fence, 'lines'>): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Reads the code blocks of a page, so that the text of the tree is what readers see. */
export function readFences(tree: Root): void {
  visit(tree, 'element', (pre) => {
    const code = codeOf(pre);
    if (!code) return;
    const fence = readFence(textOf(code), infoOf(code));
    code.data = { ...code.data, fence } as Element['data'];
    code.children = [{ type: 'text', value: codeIn(fence) }];
  });
}

/** Returns the parsed fence of a code block; nothing for any other node. */
export function fenceOf(node: Nodes): Fence | undefined {
  return (codeOf(node)?.data as { fence?: Fence } | undefined)?.fence;
}

/** Finds what is wrong in the code blocks of a page. `readFences` has run before. */
export function findFenceProblems(tree: Root, source: MarkdownSource): Problem[] {
  // The tabs of a command for several package managers all come from one block.
  const problems = new Map<string, Problem>();
  const rows = source.body.split(/\r\n?|\n/);
  visit(tree, 'element', (element) => {
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    const row = rows[line - 1] ?? '';
    for (const { near, ...what } of fenceOf(element)?.problems ?? []) {
      // The same text may occur earlier in the line.
      const index = row.endsWith(near) ? row.length - near.length : row.indexOf(near);
      const location = { line, column: index < 0 ? column : index + 1 };
      const problem = { file: contentPath(source.file), ...location, ...what };
      problems.set(JSON.stringify(problem), problem);
    }
  });
  return [...problems.values()];
}
