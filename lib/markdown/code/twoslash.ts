import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeErrorWithoutPosition, TwoslashInstance, TwoslashNode } from 'twoslash';
import type { CompilerOptions } from 'typescript';
import { diskCache } from '../../files/disk-cache';
import type { FenceProblem } from './fence-meta';
import { thrownProblem, twoslashProblems } from './twoslash-problems';

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
