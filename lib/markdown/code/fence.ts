import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import { type Advice, contentPath, type Place, type Problem } from '../../problems/problem';
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
  const beyond = meta.marked.filter(({ last }) => last > lines.length);
  return {
    ...meta,
    language,
    lines,
    problems: [
      ...problems,
      ...beyond.map(({ typed: near }) => ({
        ...{ line: 0, near },
        ...catalogue.linesBeyondCode(near, lines.length),
      })),
      // What a block lacks that names a file has been told.
      ...(code.trim() === '' && meta.file === undefined
        ? [{ line: 0, near: info.language, ...catalogue.emptyCode() }]
        : []),
      ...(meta.isForPackageManagers ? packageProblems(language, lines) : []),
      ...problemsIn(lines, MARK_IN_CODE, catalogue.markInCode),
      ...problemsIn(lines, HIDDEN_IN_CODE, catalogue.hiddenInCode),
    ],
  };
}

/** Why the command of a block is not shown for each package manager. */
function packageProblems(language: string, lines: Fence['lines']): FenceProblem[] {
  if (!SHELLS.includes(language)) {
    return [{ line: 0, near: 'npm2yarn', ...catalogue.notOfAShell('npm2yarn', SHELLS) }];
  }
  const row = lines.findIndex(({ text }) => packageCommands(text) === undefined);
  const near = lines[row]?.text.trim();
  return near ? [{ line: row + 1, near, ...catalogue.unknownCommand(near) }] : [];
}

/** What is said of each line in which a pattern is found. */
function problemsIn(
  lines: Fence['lines'],
  pattern: RegExp,
  say: (found: string) => Advice,
): FenceProblem[] {
  return lines.flatMap(({ text }, index) => {
    const [near] = pattern.exec(text) ?? [];
    return near ? [{ line: index + 1, near, ...say(near) }] : [];
  });
}

/** How other sites mark lines: by a comment in the code. */
const MARK_IN_CODE = /\[!code [^\]]*\]/;

/** What pasted text brings along: characters without a width, and spaces that do not break. */
const HIDDEN_IN_CODE = /[\u00A0\u00AD\u200B\u2060\uFEFF]/;

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

/** What was read of a code block; nothing for any other node. */
export function fenceOf(node: Nodes): Fence | undefined {
  return (codeOf(node)?.data as { fence?: Fence } | undefined)?.fence;
}

/** Finds what is wrong in the code blocks of a page. `readFences` has run before. */
export function findFenceProblems(tree: Root, source: MarkdownSource): Problem[] {
  // The tabs of a command for several package managers all come from one block.
  const problems = new Map<string, Problem>();
  const rows = source.body.split(/\r\n?|\n/);
  visit(tree, 'element', (element) => {
    for (const { line, near, ...advice } of fenceOf(element)?.problems ?? []) {
      const problem = { ...placeOfProblem({ line, near }, element, source, rows), ...advice };
      problems.set(JSON.stringify(problem), problem);
    }
  });
  return [...problems.values()];
}

function placeOfProblem(
  { line, near }: Pick<FenceProblem, 'line' | 'near'>,
  { position }: Element,
  { file }: MarkdownSource,
  rows: readonly string[],
): Place {
  const start = position?.start ?? { line: 1, column: 1 };
  const opening = rows[start.line - 1]?.slice(start.column - 1) ?? '';
  // Indented code has no line that opens it.
  const isFenced = /^\s*(`{3}|~{3})/.test(opening);
  const typed = start.line + (isFenced ? line : Math.max(line - 1, 0));
  // The code of an example is not in this file, so the place is the line that names the example.
  const row = rows[typed - 1]?.includes(near) ? typed : start.line;
  const text = rows[row - 1] ?? '';
  // `near` may be the rest of a line, and the same text may occur earlier in the line.
  const found = text.endsWith(near) ? text.length - near.length : text.indexOf(near);
  return {
    file: contentPath(file),
    line: row,
    column: found === -1 ? start.column : found + 1,
  };
}
