import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { filesUnder } from '../files/list-files';
import { mediaTypeOf } from '../files/media-types';
import { ABOUT_CHALLENGE, ABOUT_SCENARIO, type AboutScenario, type Change } from './about-file';
import {
  type Challenge,
  type Fix,
  HOST,
  type Scenario,
  type ServedFile,
  type ServedFiles,
  VERSION_CONTROL_ID,
  withChanges,
} from './scenario';

// The scenarios and challenges of `examples/playground/`. Each is a folder with about.json, the code of the host and
// the files of its sub-apps. They are read again each time, so a writer sees every change.

const ROOT = 'examples/playground';
const ABOUT = 'about.json';

/** The scenarios by subject, in the order in which readers see them. Like their titles, the names are English. */
export const SUBJECTS: readonly { name: string; ids: readonly string[] }[] = Object.entries(
  z.record(z.string(), z.array(z.string())).parse(json(`${ROOT}/scenarios/subjects.json`)),
).map(([name, ids]) => ({ name, ids }));

export const SCENARIO_IDS = SUBJECTS.flatMap(({ ids }) => ids);

export const CHALLENGE_IDS = readdirSync(`${ROOT}/challenges`)
  .filter((id) => /^[a-z]/.test(id))
  .sort();

export function readScenario(id: string): Scenario {
  return read(`${ROOT}/scenarios/${id}`, ABOUT_SCENARIO);
}

export function readChallenge(id: string): Challenge {
  const challenge = read(`${ROOT}/challenges/${id}`, ABOUT_CHALLENGE);
  const solved = withChanges(challenge.files, challenge.solution);
  const changed = challenge.solution.map(({ file }) => [file, solved[file]?.text ?? ''] as const);
  return { ...challenge, solution: Object.fromEntries(changed) };
}

/**
 * The recorded runs of a scenario with the names of their forms: both forms of a failure, else `run`. `npm run record`
 * writes them by an exported site, so a new scenario is built once without.
 */
export function recordedTexts(id: string) {
  return (['run', 'broken', 'mended'] as const).flatMap((form) => {
    const file = `lib/playground/traces/${id}.${form}.tsv`;
    return existsSync(file) ? [[form, readFileSync(file, 'utf8')] as const] : [];
  });
}

type Written = AboutScenario & { solution?: Change[] };

function read<About extends Written>(folder: string, schema: z.ZodType<About>) {
  const written = Object(json(`${folder}/${ABOUT}`));
  const model = written.like && `${dirname(folder)}/${written.like}`;
  const parsed = schema.safeParse({ ...(model && Object(json(`${model}/${ABOUT}`))), ...written });
  if (!parsed.success) throw new Error(`${folder}/${ABOUT}: ${z.prettifyError(parsed.error)}`);
  const { like: _, answers, apps, ...about } = parsed.data;
  const folderFiles = { ...(model && readFolder(model)), ...readFolder(folder), ...answers };
  const files: ServedFiles = withEntries(Object.assign(folderFiles, ...apps.map(sharedApp)));
  const shared = Object.fromEntries(apps.map((app) => [`/apps/${app}/main.js`, app]));
  const packages = { ...shared, ...about.packages };
  const controls = about.fix ? [versionControl(about.fix)] : about.controls;
  const changes = controls.flatMap(({ choices }) =>
    choices.flatMap((choice) => choice.changes ?? []),
  );
  for (const { file, from } of [...changes, ...(about.solution ?? [])]) {
    if (files[file]?.text.includes(from)) continue;
    throw new Error(`${folder}/${ABOUT}: "${file}" has no "${from}", which a change replaces.`);
  }
  const { [HOST]: host, ...served } = files;
  if (!host) throw new Error(`${folder} has no ${HOST}, the code of the host.`);
  return { ...about, controls, packages, files: { [HOST]: host, ...served } };
}

function versionControl({ file, broken, fixed }: Fix) {
  const changes = [{ file, from: fixed, to: broken }];
  return {
    id: VERSION_CONTROL_ID,
    label: 'Version',
    choices: [
      { value: 'broken', label: 'Broken', changes },
      { value: 'mended', label: 'Fixed' },
    ],
  };
}

/** The files of a sub-app that many scenarios have. Its styles begin with those of all these apps. */
function sharedApp(app: string): ServedFiles {
  const files = Object.entries(readFolder(`${ROOT}/apps/${app}`)).map(([path, file]) => {
    const base = path === '/style.css' ? readFileSync(`${ROOT}/apps/card.css`, 'utf8') : '';
    return [`/apps/${app}${path}`, { ...file, text: base + file.text }] as const;
  });
  return Object.fromEntries(files);
}

/** The files of a folder, by the name of the host or the path on the server. */
function readFolder(folder: string): Record<string, ServedFile> {
  const files: Record<string, ServedFile> = {};
  for (const path of filesUnder(folder)) {
    // A system's own files, such as .DS_Store, are none of the scenario.
    if (path === ABOUT || basename(path).startsWith('.')) continue;
    const type = mediaTypeOf(path).replace(/;.*/, '');
    const text = readFileSync(join(folder, path), 'utf8');
    files[path === HOST ? HOST : `/${path}`] = { type, text };
  }
  return files;
}

/** Each script of a sub-app with an entry before it, where the folder has none. */
function withEntries(files: Record<string, ServedFile>): Record<string, ServedFile> {
  const all: Record<string, ServedFile> = {};
  for (const [path, file] of Object.entries(files)) {
    const [, app] = /^\/apps\/([^/]+)\/main\.js$/.exec(path) ?? [];
    const entry = `/apps/${app}/index.html`;
    if (app && !files[entry]) all[entry] = entryHtml(app, `/apps/${app}/style.css` in files);
    all[path] = file;
  }
  return all;
}

function entryHtml(title: string, styles: boolean): ServedFile {
  const root = styles ? '' : ' style="padding: 16px"';
  const link = styles ? '\n    <link rel="stylesheet" href="style.css" />' : '';
  return {
    type: 'text/html',
    text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>${link}
  </head>
  <body>
    <div id="root"${root}></div>
    <script src="main.js"></script>
  </body>
</html>
`,
  };
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error}`);
  }
}
