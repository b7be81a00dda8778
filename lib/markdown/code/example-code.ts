import 'server-only';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type FenceMeta, readFenceMeta } from './fence-meta';

/** The files of the examples, by the path that a fence names: `examples/start/host/main.js`. */
export type ExampleFiles = ReadonlyMap<string, string>;

/** The code of an example as a page shows it, and the line of the file that each of its lines is. */
export type ExampleCode = { code: string; lines: number[] };

/** A comment of its own that begins or ends a region; no page shows it. */
const MARK = /^\s*(?:\/\/|\/\*|#|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)/;

/** Puts the code of files into the blocks that name one by `file="…"`. */
export function insertExamples(tree: Root, files: ExampleFiles): void {
  visit(tree, 'code', (block) => {
    const { file, region } = exampleOf(block);
    const text = file === undefined ? undefined : files.get(file);
    if (text !== undefined) block.value = exampleCode(text, region)?.code ?? '';
  });
}

/** The example that a block says it shows. */
export function exampleOf({ lang, meta }: Code): Pick<FenceMeta, 'file' | 'region'> {
  const words = `${lang?.replace(/^[^{]*/, '') ?? ''} ${meta ?? ''}`;
  return readFenceMeta(words, 0).meta;
}

/** A file, or one region of it, without the marks of regions; nothing if there is no such region. */
export function exampleCode(text: string, region?: string): ExampleCode | undefined {
  const rows = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const open: string[] = [];
  const shown: { row: string; line: number }[] = [];
  let isFound = region === undefined;
  rows.forEach((row, index) => {
    const [, kind, name = ''] = MARK.exec(row) ?? [];
    if (kind === 'region') {
      open.push(name);
      isFound ||= name === region;
    } else if (kind === 'endregion') open.pop();
    else if (region === undefined || open.includes(region)) shown.push({ row, line: index + 1 });
  });
  if (!isFound) return undefined;
  const indent = Math.min(...shown.filter(({ row }) => row !== '').map(({ row }) => indentOf(row)));
  return {
    code: shown.map(({ row }) => row.slice(indent)).join('\n'),
    lines: shown.map(({ line }) => line),
  };
}

function indentOf(row: string): number {
  return row.length - row.trimStart().length;
}
