import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { TwoslashNode } from 'twoslash';
import { SKIP, visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import { type Advice, contentPath, type Place, type Problem } from '../../problems/problem';
import { fragmentOf, type MarkdownSource } from '../tree/source';
import type { LineKind } from './class-names';
import { type FenceMeta, type FenceProblem, readFenceInfo } from './fence-meta';
import { type MarkedWord, type NotedCode, readNotations, readPrompts } from './notations';
import { readTypes } from './twoslash';
import { textWithLinesBelow } from './twoslash-html';

/** A line of code; the first `prompt` characters are the prompt of a terminal. */
export type CodeLine = { text: string; prompt: number; kinds: LineKind[] };

/** A code block as readers see it, before it is highlighted. It is plain data. */
export type Fence = Pick<FenceMeta, 'title' | 'numbersLines' | 'wraps'> & {
  language: string;
  lines: CodeLine[];
  markedWords: MarkedWord[];
  /** What the compiler knows about the code, if readers should see it. */
  types?: TwoslashNode[];
  problems: FenceProblem[];
};

export const SHELLS = ['bash', 'sh', 'shell'];

/** The `<code>` of a code block; nothing for any other node. */
export function codeOf(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
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
  const types = meta.isTwoslash ? readTypes(code, language) : undefined;
  const noted = readNotations(types?.code ?? code, language);
  const lines = linesOf(noted, meta, language);
  const words = meta.words.map((text) => ({ text, first: 0, end: lines.length }));
  return {
    ...meta,
    language,
    lines,
    markedWords: [...noted.words, ...words],
    ...(types && { types: shownTypes(types.notes, noted) }),
    problems: [
      ...problems,
      ...optionProblems(meta, lines, language),
      ...noted.problems.map((problem) => ({
        ...problem,
        line: types?.typedLines[problem.line - 1] ?? problem.line,
      })),
      ...(types?.problems ?? []),
    ],
  };
}

function linesOf(noted: NotedCode, { highlighted }: FenceMeta, language: string): CodeLine[] {
  const texts = noted.lines.map(({ text }) => text);
  const prompts = readPrompts(texts, language);
  return noted.lines.map(({ text, kinds }, index) => {
    const { prompt = 0, isOutput = false } = prompts[index] ?? {};
    const all = new Set<LineKind>(kinds);
    if (highlighted.some(({ first, last }) => first <= index + 1 && index < last))
      all.add('highlight');
    if (isOutput) all.add('output');
    return { text, prompt, kinds: [...all].sort() };
  });
}

/** Moves each note to its line among those that readers see. */
function shownTypes(notes: readonly TwoslashNode[], { lines }: NotedCode): TwoslashNode[] {
  return notes.flatMap((note) => {
    const line = lines.filter(({ row }) => row < note.line).length;
    // A remark is between lines. Everything else needs a line that is shown.
    return note.type === 'tag' || lines[line]?.row === note.line ? [{ ...note, line }] : [];
  });
}

function optionProblems(
  meta: FenceMeta,
  lines: readonly CodeLine[],
  language: string,
): FenceProblem[] {
  const problems: FenceProblem[] = [];
  const add = (near: string, advice: Advice) => problems.push({ line: 0, near, ...advice });
  for (const { last, typed } of meta.highlighted) {
    if (last > lines.length) add(typed, catalogue.linesBeyondCode(typed, lines.length));
  }
  if (meta.isForPackageManagers && !SHELLS.includes(language)) {
    add('npm2yarn', catalogue.notOfAShell('npm2yarn', SHELLS));
  }
  for (const word of meta.words) {
    if (!lines.some(({ text, prompt }) => text.includes(word, prompt)))
      add(`/${word}`, catalogue.wordNotInCode(word));
  }
  return problems;
}

/** Reads the code blocks of a page, so that the text of the tree is what readers see. */
export function readFences(tree: Root): void {
  visit(tree, 'element', (pre) => {
    const code = codeOf(pre);
    if (!code) return;
    const fence = readFence(textOf(code), infoOf(code));
    code.data = { ...code.data, fence } as Element['data'];
    code.children = [{ type: 'text', value: textWithLinesBelow(fence) }];
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
    if (fragmentOf(element) !== undefined) return SKIP;
    for (const { line, near, ...advice } of fenceOf(element)?.problems ?? []) {
      const problem = { ...placeOfProblem({ line, near }, element, source, rows), ...advice };
      problems.set(JSON.stringify(problem), problem);
    }
    return undefined;
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
