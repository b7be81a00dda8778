// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';

// Hooks for `module.register`: a script can then import the site's own TypeScript files as they are.

const ENDINGS = ['.ts', '.tsx', '/index.ts'];
const SITE_CONFIG = '@/site.config';

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  if (specifier === SITE_CONFIG) {
    const url = pathToFileURL(process.env.SITE_CONFIG ?? 'site.config.ts').href;
    return { url, shortCircuit: true };
  }
  const isOfProject = specifier.startsWith('@/');
  if (!isOfProject && !specifier.startsWith('.')) return nextResolve(specifier, context);
  const path = isOfProject ? specifier.replace('@', '..') : specifier;
  const from = isOfProject ? import.meta.url : context.parentURL;
  const file = ENDINGS.map((ending) => new URL(path + ending, from)).find((url) => existsSync(url));
  return file ? { url: file.href, shortCircuit: true } : nextResolve(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const text = await readFile(file, 'utf8');
  const loader = url.endsWith('x') ? 'tsx' : 'ts';
  const sourcefile = relative('.', file);
  const { code } = await transform(text, { loader, jsx: 'automatic', sourcefile });
  return { format: 'module', source: code, shortCircuit: true };
}
