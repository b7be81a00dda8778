// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

// Hooks for `module.register`: a script can then import the site's own TypeScript files as they are.

const ENDINGS = ['.ts', '.tsx', '/index.ts'];

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  if (!specifier.startsWith('.')) return nextResolve(specifier, context);
  const found = ENDINGS.map((ending) => new URL(specifier + ending, context.parentURL)).find(
    (url) => existsSync(url),
  );
  return found ? { url: found.href, shortCircuit: true } : nextResolve(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const { outputText } = typescript.transpileModule(await readFile(fileURLToPath(url), 'utf8'), {
    compilerOptions: {
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ESNext,
      jsx: typescript.JsxEmit.ReactJSX,
    },
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
