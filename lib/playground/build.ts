import 'server-only';
import { readFileSync } from 'node:fs';
import { bundle } from '../files/bundle';
import { filesUnder } from '../files/list-files';
import { sha256 } from '../files/sha256';
import { fill } from '../settings/fill';
import { PACKAGES } from './about-file';
import {
  CHALLENGE_IDS,
  readChallenge,
  readScenario,
  recordedTexts,
  SCENARIO_IDS,
} from './read-scenarios';

/** A file of `/static/playground/`: its name and its text. */
type PlaygroundFile = readonly [string, string];

const STAGE = './lib/playground/stage';
const OWN_APP = './lib/playground/own-app/own-app.html';
const EXAMPLES = './examples/playground';

const DEFINE = {
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Bundles the stage, the packages and the file that checks a sub-app, whose links lead to the URL of the site. */
export async function buildPlayground(root: string, siteJson: string) {
  const files: PlaygroundFile[] = await Promise.all([
    stagePage(),
    bundled('stage', `${STAGE}/stage.ts`),
    ...PACKAGES.map((name) => bundled(name, `${EXAMPLES}/packages/${name}.ts`)),
    json('project', projectTexts()),
    json('scenarios', Object.fromEntries(SCENARIO_IDS.map((id) => [id, readScenario(id)]))),
    json('own-app', readScenario('_own-app')),
    json('challenges', Object.fromEntries(CHALLENGE_IDS.map((id) => [id, readChallenge(id)]))),
    ...SCENARIO_IDS.map((id) => json(id, Object.fromEntries(recordedTexts(id)))),
  ]);
  return [...files, await ownAppFile(root, siteJson, Object.fromEntries(files))];
}

/** The files that all downloaded projects have (lib/playground/project.ts), by their names. */
function projectTexts(): Record<string, string> {
  const folder = `${EXAMPLES}/project`;
  const names = filesUnder(folder);
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
}

function json(name: string, value: unknown): PlaygroundFile {
  return [`${name}.json`, JSON.stringify(value)];
}

/** The page with all that it needs, so that the browser asks for nothing else. */
async function stagePage(): Promise<PlaygroundFile> {
  const { js } = await bundle(`${STAGE}/boot.ts`, { format: 'iife' });
  const { css } = await bundle(`${STAGE}/stage.css`, {});
  const text = fill(readFileSync(`${STAGE}/stage.html`, 'utf8'), {
    hash: sha256(js, 'base64'),
    style: `<style>${css}</style>`,
    script: `<script>${js}</script>`,
  });
  return ['stage.html', text];
}

/** A script that runs as the body of a function. */
async function bundled(name: string, entry: string): Promise<PlaygroundFile> {
  const { js } = await bundle(entry, { format: 'cjs', define: DEFINE });
  return [`${name}.js`, js];
}

/**
 * The page that checks a reader's own sub-app as one file, which works where browsers keep an HTTPS page from
 * `http://localhost`: from a folder, or from the server of the sub-app. It is text on the host, so that nobody opens
 * it there, and HTML when it is saved.
 */
async function ownAppFile(root: string, siteJson: string, built: Record<string, string>) {
  const { js, css } = await bundle('app/browser/offline/own-app.tsx', {
    format: 'iife',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(root) },
  });
  const files = {
    [`${root}/static/site.json`]: siteJson,
    [`${root}/static/playground/stage.js`]: built['stage.js'],
    [`${root}/static/playground/own-app.json`]: built['own-app.json'],
  };
  const parts = JSON.stringify({ files, stage: built['stage.html'] });
  const text = fill(readFileSync(OWN_APP, 'utf8'), {
    root,
    style: `<style>${css}</style>`,
    // No text in it ends the script element, or begins another.
    parts: `<script>const parts = ${parts.replaceAll('<', '\\u003C')};</script>`,
    script: `<script>${js.replace(/<(?=\/script|script|!--)/gi, '\\x3C')}</script>`,
  });
  return ['check-my-sub-app.txt', text] as const;
}
