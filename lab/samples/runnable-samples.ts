import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { fencesOf } from '../../e2e/support/fences';

/** A code block that can run in a browser by what is installed alone. */
export type RunnableSample = {
  /** The page's file and the block's line in it, for readers of the report. */
  place: string;
  /** What names the block in lists, whatever its line: the file and the functions it exports. */
  key: string;
  /** A host imports `garfish`; a sub-app uses what the host has set, or exports a provider. */
  runsIn: 'host' | 'sub-app';
  /** The block as a CommonJS module. */
  code: string;
  /** The packages that it imports. */
  packages: string[];
  /** The functions that it exports, which do something only when they are called. */
  exported: string[];
  /** The ids of the elements that it looks for and does not draw itself. */
  containers: string[];
  /** The text of the whole page, which may announce a warning. */
  pageText: string;
};

const SCRIPT = /^(?:[mc]?[jt]s|[jt]sx|javascript|typescript)$/;

const SUB_APP = /\bwindow\.Garfish\b|\b__GARFISH_|^exports\.provider = (?!void)/m;

/** Finds the blocks of all pages that a browser can run. */
export function findRunnableSamples(): RunnableSample[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => samplesOf(`content/${file}`));
}

function samplesOf(file: string): RunnableSample[] {
  const pageText = readFileSync(file, 'utf8');
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(pageText)?.[0] ?? '';
  return fencesOf(file, pageText).flatMap(({ lang, meta, value, position }) => {
    if (!SCRIPT.test(lang ?? '') || /\bno-check=/.test(meta ?? '')) return [];
    // Its own tests run it (testing-example.spec.ts).
    if (/\bfile="examples\/testing\//.test(meta ?? '')) return [];
    const code = compile(value);
    const packages = [...code.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(
      ([, name = '']) => name,
    );
    const isHost = packages.includes('garfish');
    if (!isHost && !SUB_APP.test(code)) return [];
    // A file of the reader's own.
    if (packages.some((name) => name.startsWith('.'))) return [];
    const exported = [...code.matchAll(/^exports\.(\w+) = \1;$/gm)].map(([, name = '']) => name);
    const drawn = [...value.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id);
    const wanted = [...value.matchAll(/['"`]#([\w-]+)['"`]/g)].map(([, id = '']) => id);
    const line = (position?.start.line ?? 0) + frontMatter.split('\n').length - 1;
    return {
      place: `${file}:${line}`,
      key: [file, ...exported].join(' '),
      runsIn: isHost ? 'host' : 'sub-app',
      code,
      packages,
      exported,
      containers: [...new Set(wanted)].filter((id) => !drawn.includes(id)),
      pageText,
    };
  });
}

/** Types go, and so do imports of types; imports become calls of `require`. */
function compile(source: string): string {
  return ts.transpileModule(source, {
    fileName: 'sample.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: false,
    },
  }).outputText;
}
