// @ts-check
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/**
 * Bundles one file for the browsers that package.json names, outside of Next.
 * @param {string} entry
 * @param {Pick<BuildOptions, 'define' | 'format'>} options
 * @returns {Promise<string>}
 */
export async function bundle(entry, options) {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    outdir: '.',
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    jsx: 'automatic',
    // "safari >= 17.5" is "safari17.5" here.
    target: browserslist.map((/** @type {string} */ range) => range.replace(' >= ', '')),
    legalComments: 'none',
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) throw new Error(`Nothing was bundled from ${entry}.`);
  return text;
}
