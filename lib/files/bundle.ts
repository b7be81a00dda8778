import { readFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';

/** Bundles files for the browsers that package.json names, outside of Next. Each result is named by its content. */
export function buildForBrowsers(entries: readonly string[], options: BuildOptions) {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const all: BuildOptions & { write: false; metafile: true } = {
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    entryPoints: [...entries],
    outdir: '.',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'browser',
    jsx: 'automatic',
    // "safari >= 17.5" is "safari17.5" here.
    target: browserslist.map((range: string) => range.replace(' >= ', '')),
    legalComments: 'none',
    logLevel: 'silent',
  };
  return build(all);
}

/** The script and the style sheet that are bundled from one file; empty where it has none. */
export async function bundle(entry: string, options: BuildOptions) {
  const { outputFiles } = await buildForBrowsers([entry], options);
  const textEnding = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: textEnding('.js'), css: textEnding('.css') };
}
