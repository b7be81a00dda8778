import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type {
  NodeErrorWithoutPosition,
  TwoslashInstance,
  TwoslashNode,
  TwoslashReturn,
} from 'twoslash';
import type { CompilerOptions } from 'typescript';
import { diskCache } from '../../files/disk-cache';
import * as catalogue from '../../problems/catalogue';
import type { Advice } from '../../problems/problem';
import type { FenceProblem } from './fence-meta';

/** A block and what the compiler knows about it. It is plain data. */
export type TypedCode = {
  /** The code without twoslash's marks and without the parts that are cut. */
  code: string;
  /** For each line of `code` the line that was typed, from one. */
  typedLines: number[];
  notes: TwoslashNode[];
  problems: FenceProblem[];
};

/** In the project, so that its packages are found, but without files of its own. */
const FOLDER = `${process.cwd().replaceAll('\\', '/')}/content`;

const cached = diskCache<TypedCode>('types');

let compiler: TwoslashInstance | undefined;

/** Compiles a block. The result depends on the arguments, TypeScript and the installed packages. */
export function readTypes(code: string, language: string): TypedCode {
  return cached([code, language], () => compile(code, language));
}

function compile(code: string, language: string): TypedCode {
  const errors: NodeErrorWithoutPosition[] = [];
  try {
    compiler ??= createCompiler();
    const { nodes, ...result } = compiler(code, language, {
      // Otherwise it throws the first error, without its place.
      handbookOptions: { noErrorValidation: true },
      // The result has no errors in code that is cut.
      filterNode(node) {
        if (node.type === 'error') errors.push({ ...node, text: shownType(node.text) });
        if ('text' in node && node.text !== undefined) node.text = shownType(node.text);
        return true;
      },
    });
    return {
      code: result.code.replace(/\n$/, ''),
      typedLines: typedLines(code, result.meta.removals),
      notes: nodes,
      problems: twoslashProblems(code, result, errors),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { code, typedLines: [], notes: [], problems: [thrownProblem(code, error)] };
  }
}

/** Loads TypeScript, which takes a second, only if a block needs it. */
function createCompiler(): TwoslashInstance {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const { createTwoslasher } = load('twoslash') as typeof import('twoslash');
  return createTwoslasher({
    vfsRoot: FOLDER,
    customTags: ['annotate', 'error', 'log', 'warn'],
    compilerOptions: { ...compilerOptions(load('typescript')), types: [] },
  });
}

/** How all samples of the content are compiled: here, and without twoslash in tests/samples. */
export function compilerOptions(ts: typeof import('typescript')): CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
}

/** The line numbers that are left when some ranges of a text are removed. */
function typedLines(code: string, removals: readonly (readonly [number, number])[]): number[] {
  const isRemoved = (offset: number) =>
    removals.some(([start, end]) => start <= offset && offset < end);
  let offset = 0;
  return code.split('\n').flatMap((row, index) => {
    const start = offset;
    offset += row.length + 1;
    return isRemoved(start) ? [] : [index + 1];
  });
}

/** `"…/node_modules/@garfish/core/dist/index"`, with the package's name in it. */
const IN_PACKAGE = /"[^"]*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)[^"]*"/g;

/** A type without the folders of this machine, the kind of the name and the line of an import. */
function shownType(text: string): string {
  return text
    .replace(IN_PACKAGE, '"$1"')
    .replaceAll(`${FOLDER}/`, './')
    .replace(/\nimport .*$/, '')
    .replace(/^\([a-z ]+\) /, '');
}

const MARKS = ['annotate', 'error', 'errors', 'filename', 'log', 'noErrors', 'warn'];

/** Finds errors that are not announced, those in cut parts too, and marks without effect. */
function twoslashProblems(
  code: string,
  { meta, completions }: Pick<TwoslashReturn, 'meta' | 'completions'>,
  errors: readonly NodeErrorWithoutPosition[],
): FenceProblem[] {
  const problems: FenceProblem[] = [];
  for (const { code: number, start, text } of errors) {
    if (!meta.handbookOptions.errors.includes(Number(number)))
      add(start, catalogue.wrongTypes(inOneLine(text), Number(number)));
  }
  for (const { type, name, value, start } of meta.flagNotations) {
    if (type === 'unknown') add(start, catalogue.unknownTypeMark(name, MARKS));
    const announced: number[] = name === 'errors' ? value : [];
    for (const number of announced) {
      if (!errors.some((error) => error.code === number)) add(start, catalogue.absentError(number));
    }
  }
  const targets = meta.positionCompletions.toSorted((a, b) => a - b);
  for (const [index, { completions: found }] of completions.entries()) {
    if (found.length > 0) continue;
    add(targets[index] ?? 0, catalogue.brokenTypeMark('TypeScript has nothing to complete here.'));
  }
  return problems;

  function add(offset: number, advice: Advice): void {
    const line = code.slice(0, offset).split('\n').length;
    const near = /^.*/.exec(code.slice(offset))?.[0] ?? '';
    problems.push({ line, near, ...advice });
  }
}

const LINE = / (?:on|at) line(?:\(s\))? (\d+)/;

/** An error that twoslash throws, at the line or the mark that its text names. */
function thrownProblem(code: string, error: Error): FenceProblem {
  const { description = error.message } = error as Error & { description?: string };
  const [named, number] = LINE.exec(description) ?? [''];
  const [mark] = /\^[?|]/.exec(description) ?? [];
  const detail = mark
    ? `No name stands above "${mark}".`
    : inOneLine(description.replace(named, '')).replace(/\.?$/, '.');
  const rows = code.split('\n');
  // Twoslash counts lines without marks, so the mark itself can be on a line further down or up.
  const line = mark ? nearestLine(rows, mark, Number(number ?? 0)) : Number(number ?? 0);
  const row = rows[line - 1]?.trim() ?? 'twoslash';
  const near = mark && row.includes(mark) ? mark : row;
  return { line, near, ...catalogue.brokenTypeMark(detail) };
}

function nearestLine(rows: readonly string[], mark: string, line: number): number {
  const [nearest = line] = rows
    .flatMap((row, index) => (row.includes(mark) ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - line) - Math.abs(b - line));
  return nearest;
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
