// @ts-check
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/**
 * Bundles files for the browsers that package.json names, outside of Next. Each result is named by its content.
 * @param {readonly string[]} entries
 * @param {BuildOptions} options
 */
export function buildForBrowsers(entries, options) {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  /** @type {BuildOptions & { write: false, metafile: true }} */
  const all = {
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
    target: browserslist.map((/** @type {string} */ range) => range.replace(' >= ', '')),
    legalComments: 'none',
    logLevel: 'silent',
  };
  return build(all);
}

/**
 * The script that is bundled from one file.
 * @param {string} entry
 * @param {Pick<BuildOptions, 'define' | 'format'>} options
 * @returns {Promise<string>}
 */
export async function bundle(entry, options) {
  const { outputFiles } = await buildForBrowsers([entry], options);
  // A style sheet has no script.
  const text = (outputFiles.find(({ path }) => path.endsWith('.js')) ?? outputFiles[0])?.text;
  if (text === undefined) throw new Error(`Nothing was bundled from ${entry}.`);
  return text;
}
