import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeErrorWithoutPosition, TwoslashInstance, TwoslashNode } from 'twoslash';
import type { FenceFault } from './fence-fault';
import { thrownFault, twoslashFaults } from './twoslash-faults';
import { shownTypes, TYPES_FOLDER } from './twoslash-texts';

/** A block with what the compiler knows of it. */
export type TypedCode = {
  /** The code as readers see it: without marks and without what is cut. */
  code: string;
  /** For each of its lines the line, from one, that was typed. */
  typedLines: number[];
  /** What is known of places in it. */
  notes: TwoslashNode[];
  faults: FenceFault[];
};

/** Reading and rendering ask for the same blocks. */
const known = new Map<string, TypedCode>();

let compiler: TwoslashInstance | undefined;

/** Compiles a block and follows its marks, such as `// ^?`. */
export function readTypes(code: string, language: string): TypedCode {
  const key = `${language}\n${code}`;
  const typed = known.get(key) ?? compile(code, language);
  known.set(key, typed);
  return typed;
}

function compile(code: string, language: string): TypedCode {
  const errors: NodeErrorWithoutPosition[] = [];
  try {
    compiler ??= createCompiler();
    const result = compiler(code, language, {
      // It would throw, with the first fault only and without its place.
      handbookOptions: { noErrorValidation: true },
      // Errors in code that is cut are seen nowhere else.
      filterNode(node) {
        if (node.type === 'error') errors.push({ ...node });
        return true;
      },
    });
    return {
      code: result.code.replace(/\n$/, ''),
      typedLines: typedLines(code, result.meta.removals),
      notes: result.nodes.map((node) =>
        'text' in node && node.text !== undefined ? { ...node, text: shownTypes(node.text) } : node,
      ),
      faults: twoslashFaults(code, result, errors),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { code, typedLines: [], notes: [], faults: [thrownFault(code, error)] };
  }
}

/** Loaded only where a block wants it, since it takes a second to start. */
function createCompiler(): TwoslashInstance {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const { createTwoslasher } = load('twoslash') as typeof import('twoslash');
  const ts = load('typescript') as typeof import('typescript');
  return createTwoslasher({
    vfsRoot: TYPES_FOLDER,
    customTags: ['annotate', 'error', 'log', 'warn'],
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
    },
  });
}

/** The numbers of the lines that are left when some ranges of a text are taken out. */
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
