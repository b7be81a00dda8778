import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { readFrontMatter } from '../../lib/content/data-files';
import type { ContentFiles } from '../../lib/content/source-files';
import type { ExampleFiles } from '../../lib/markdown/code/examples';
import { exampleCode } from '../../lib/markdown/code/examples';
import { readFenceInfo } from '../../lib/markdown/code/fence';
import { parseMarkdown } from '../../lib/markdown/document/parse';
import { contentPath } from '../../lib/problems/problem';
import type { Extension, FoundSamples } from './types';

const EXTENSIONS: Record<string, Extension> = {
  cjs: 'cjs',
  cts: 'cts',
  javascript: 'js',
  js: 'js',
  jsx: 'jsx',
  mjs: 'mjs',
  mts: 'mts',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
};

/** Readers would see these comments, and the compiler would not check what readers copy. */
const DIRECTIVE = /@ts-(?:ignore|expect-error|nocheck)\b/;

/** The minimum number of words of a reason. */
const REASON_WORDS = 3;

/** Finds the code blocks in TypeScript and JavaScript in all pages and pieces of pages. */
export function findSamples(files: ContentFiles, examples: ExampleFiles = new Map()): FoundSamples {
  const found: FoundSamples = { samples: [], unchecked: [], faults: [] };
  for (const [path, text] of files) {
    if (/\.mdx?$/.test(path)) findInPage(path, text, examples, found);
  }
  return found;
}

function findInPage(path: string, text: string, examples: ExampleFiles, found: FoundSamples): void {
  const file = contentPath(path);
  const { body } = readFrontMatter(file, text);
  const lines = body.split('\n');
  visit(parseMarkdown({ file: path, body }), 'code', (block) => {
    const { start } = block.position ?? {};
    const { language, meta } = readFenceInfo(block.lang ?? '', block.meta ?? '');
    const extension = EXTENSIONS[language];
    if (extension === undefined || start === undefined) return;

    const line = start.line;
    const { noCheck: reason, title } = meta;
    const example = meta.file === undefined ? undefined : examples.get(meta.file);
    const shown = example === undefined ? undefined : exampleCode(example);
    if (reason !== undefined) {
      found.unchecked.push({ file, line, reason });
      if (reason.split(/\s+/).filter(Boolean).length < REASON_WORDS)
        fault(0, start.column, `no-check="…" needs a reason of ${REASON_WORDS} words or more`);
      return;
    }
    const rows = (shown ?? block.value).split('\n');
    const indents = rows.map((row, index) =>
      shown !== undefined ? 0 : indentOf(row, lines[start.line + index]),
    );
    rows.forEach((row, index) => {
      const match = DIRECTIVE.exec(row);
      if (!match) return;
      const column = match.index + (indents[index] ?? 0) + 1;
      fault(index + 1, column, `${match[0]} is not allowed; write no-check="…" at the fence`);
    });
    const code = `${rows.join('\n')}\n`;
    const given = (meta.given ?? '').split(/[\s,]+/).filter(Boolean);
    const imports = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
    for (const name of given.filter((specifier) => !imports.includes(specifier)))
      fault(0, start.column, `given="${name}" names nothing that this block imports`);
    const origin = shown !== undefined ? meta.file : undefined;
    found.samples.push({ file, line, extension, code, indents, title, given, origin });

    function fault(row: number, column: number, message: string): void {
      found.faults.push({ file, line: line + row, column, message });
    }
  });
}

/** Counted from the end of the line, because a tab before the code can be several columns wide. */
function indentOf(row: string, fileLine = row): number {
  return fileLine.length - row.length;
}
