import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bundle } from '../files/bundle.mjs';
import { recordedTexts } from './recorded';
import { BUILT_APPS, LIBRARIES, SOURCES } from './scenario';
import { SCENARIO_IDS } from './scenarios';

/** A file of `/static/playground/`. */
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
  return Promise.all([
    stagePage(),
    bundled('stage.js', `${STAGE}/stage.ts`, 'iife'),
    // Garfish gives the scripts of a sub-app `module`, `exports` and `require`.
    ...BUILT_APPS.map((app) => bundled(`${app}.js`, `${APPS}/${app}/main`, 'cjs')),
    ...BUILT_APPS.map((app) => bundled(`${app}.css`, `${APPS}/${app}/style.css`, 'cjs')),
    ...BUILT_APPS.map((app) => bundled(`${app}-modules.js`, `${APPS}/${app}/modules.ts`, 'cjs')),
    sources(),
    ...LIBRARIES.map((name) => bundled(`${name}.js`, `${APPS}/libraries/${name}.ts`, 'iife')),
    ...SCENARIO_IDS.map((id) => ({
      name: `${id}.json`,
      text: JSON.stringify(Object.fromEntries(recordedTexts(id))),
    })),
  ]);
}

/** The code of the sub-apps as readers change it, by the names of its files. */
async function sources(): Promise<PlaygroundFile> {
  const texts = BUILT_APPS.map(async (app) => {
    const name = SOURCES[app];
    return [name, await readFile(`${APPS}${name.replace('/apps', '')}`, 'utf8')] as const;
  });
  const text = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
  return { name: 'sources.json', text };
}

/** The page with all that it needs, so that the browser asks for nothing else. */
async function stagePage(): Promise<PlaygroundFile> {
  const [page, { text: script }, { text: style }] = await Promise.all([
    readFile(`${STAGE}/stage.html`, 'utf8'),
    bundled('', `${STAGE}/boot.ts`, 'iife'),
    bundled('', `${STAGE}/stage.css`, 'iife'),
  ]);
  const hash = createHash('sha256').update(script).digest('base64');
  const parts = [
    ['{hash}', hash],
    ['<link rel="stylesheet" href="stage.css" />', `<style>${style}</style>`],
    ['<script src="boot.js"></script>', `<script>${script}</script>`],
  ] as const;
  return { name: 'stage.html', text: parts.reduce(replaceOne, page) };
}

async function bundled(
  name: string,
  entry: string,
  format: 'iife' | 'cjs',
): Promise<PlaygroundFile> {
  return { name, text: await bundle(entry, { format, define: DEFINE }) };
}

function replaceOne(text: string, [part, by]: readonly [string, string]): string {
  if (!text.includes(part)) throw new Error(`stage.html has no ${part}.`);
  return text.replace(part, () => by);
}
