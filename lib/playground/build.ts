import 'server-only';
import { readFile } from 'node:fs/promises';
import { bundle } from '../bundle/bundle.mjs';
import { BUILT_APPS } from './scenario';

/** A file of `/playground/`. */
export type PlaygroundFile = { name: string; text: string };

const STAGE = './lib/playground/stage';
const APPS = './examples/playground';

const DEFINE = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Bundles the stage and the sub-apps. The same sources give the same files. */
export async function buildPlayground(): Promise<PlaygroundFile[]> {
  const page = { name: 'stage.html', text: await readFile(`${STAGE}/stage.html`, 'utf8') };
  const bundles = await Promise.all([
    bundled('stage.js', `${STAGE}/stage.ts`, 'iife'),
    bundled('stage.css', `${STAGE}/stage.css`, 'iife'),
    // Garfish gives the scripts of a sub-app `module`, `exports` and `require`.
    ...BUILT_APPS.map((app) => bundled(`${app}.js`, `${APPS}/${app}/main`, 'cjs')),
    ...BUILT_APPS.map((app) => bundled(`${app}.css`, `${APPS}/${app}/style.css`, 'cjs')),
  ]);
  return [page, ...bundles];
}

async function bundled(
  name: string,
  entry: string,
  format: 'iife' | 'cjs',
): Promise<PlaygroundFile> {
  return { name, text: await bundle(entry, { format, define: DEFINE }) };
}
