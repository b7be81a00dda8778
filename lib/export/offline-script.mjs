// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { buildForBrowsers } from '../files/bundle.mjs';

const FOLDER = 'app/browser/offline';
/** Modules of which the offline copy has others: those of the same name in its folder. */
const REPLACED =
  /[\\/]lib[\\/](?:browser[\\/]prefetch|routing[\\/]base-path|search[\\/]start-worker)\.ts$/;

/**
 * Bundles the script of the offline copy, which has all parts and apps in it: from a folder, browsers load
 * scripts of the old kind only, which import nothing.
 * @returns {Promise<Record<'js' | 'css', string>>}
 */
export async function offlineScript() {
  const { outputFiles } = await buildForBrowsers([`${FOLDER}/page-script.ts`], {
    format: 'iife',
    inject: [`${FOLDER}/fetch.ts`],
    plugins: [
      {
        name: 'replaced-modules',
        setup({ onLoad }) {
          onLoad({ filter: REPLACED }, async ({ path }) => ({
            contents: await readFile(`${FOLDER}/${basename(path)}`, 'utf8'),
            resolveDir: dirname(path),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const text = (/** @type {string} */ ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}
