import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeHover, TwoslashInstance } from 'twoslash';
import type { CompilerOptions } from 'typescript';
import { diskCache } from '../../files/disk-cache';
import * as catalogue from '../../problems/catalogue';
import type { FenceProblem } from './fence-meta';

/** What the compiler knows about a block. It is plain data. */
type TypedCode = { notes: NodeHover[]; problems: FenceProblem[] };

/** In the project, so that its packages are found, but without files of its own. */
const FOLDER = `${process.cwd().replaceAll('\\', '/')}/content`;

const cached = diskCache<TypedCode>('types');

let compiler: TwoslashInstance | undefined;

/** Compiles a block. The result depends on the arguments, TypeScript and the installed packages. */
export function readTypes(code: string, language: string): TypedCode {
  return cached([code, language], () => compile(code, language));
}

function compile(code: string, language: string): TypedCode {
  try {
    compiler ??= createCompiler();
    // Otherwise it throws the first error, without its place.
    const result = compiler(code, language, { handbookOptions: { noErrorValidation: true } });
    if (result.code.trimEnd() !== code.trimEnd()) return withoutTypes(catalogue.markOfTwoslash());
    const rows = code.split('\n');
    return {
      notes: result.hovers.map((note) => ({ ...note, text: shownType(note.text) })),
      problems: result.errors.map(({ line, character, text }) => ({
        line: line + 1,
        near: rows[line]?.slice(character) ?? '',
        ...catalogue.wrongTypes(inOneLine(shownType(text))),
      })),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { description = error.message } = error as Error & { description?: string };
    return withoutTypes(catalogue.brokenTypes(inOneLine(description)));
  }
}

function withoutTypes(advice: ReturnType<typeof catalogue.markOfTwoslash>): TypedCode {
  return { notes: [], problems: [{ line: 0, near: 'twoslash', ...advice }] };
}

/** Loads TypeScript, which takes a second, only if a block needs it. */
function createCompiler(): TwoslashInstance {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const { createTwoslasher } = load('twoslash') as typeof import('twoslash');
  return createTwoslasher({
    vfsRoot: FOLDER,
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

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
