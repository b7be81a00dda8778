import { fileReader } from '@/lib/browser/connection';
import {
  blockedIn,
  bodyOfHost,
  type Edits,
  HOST,
  type Scenario,
  type ServedFile,
  type ServedFiles,
  script,
} from '@/lib/playground/scenario';
import type { StartMessage } from '@/lib/playground/stage-messages';

// The files that lib/playground/build.ts makes. Each is fetched once for all runs.

const readText = fileReader((response) => response.text());

const fetchText = (name: string) => readText(`/static/playground/${name}`);

/** Fetches the files of `project`, which each downloaded project has, or the recorded runs of a scenario by their forms. */
export const fetchTexts = async (name: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await fetchText(`${name}.json`));

/** The host of a scenario and all files of its sub-apps, with the changes of the reader. */
export async function servedFiles(scenario: Scenario, edits: Edits): Promise<ServedFiles> {
  const files: Record<string, ServedFile> = {};
  for (const [path, file] of Object.entries(scenario.files)) {
    files[path] = { ...file, text: edits[path] ?? file.text };
  }
  const packages = Object.entries(scenario.packages).map(async ([path, name]) => {
    const code = await fetchText(`${name}.js`);
    const file = files[path];
    // Without a file, the code is a script of its own.
    files[path] = file ? { ...file, packages: code } : script(code);
  });
  await Promise.all(packages);
  return files;
}

/** Returns the message that starts a run: the script of the stage, and the files with the changes of the reader. */
export async function startMessageOf(scenario: Scenario, edits: Edits = {}): Promise<StartMessage> {
  const [code, served] = await Promise.all([fetchText('stage.js'), servedFiles(scenario, edits)]);
  const { files, faults } = await preparedFiles(served, edits);
  const { blocked = [], containers, path, start } = scenario;
  return {
    type: 'start',
    code,
    files,
    faults,
    blocked: [...blocked, ...blockedIn(served)],
    containers,
    path,
    // It may have changed while the files were fetched.
    colorScheme: colorScheme(),
    actions: start,
  };
}

/** The colour scheme that the page has chosen; both where it follows the system. */
export const colorScheme = () => getComputedStyle(document.documentElement).colorScheme;

/** The files as the stage runs them, and the errors in edited ones. The parser is loaded for these only. */
async function preparedFiles(files: ServedFiles, edits: Edits) {
  const edited = Object.entries(files).filter(([name]) => edits[name] !== undefined);
  const { [HOST]: host } = files;
  const unedited = { ...files, ...(host && { [HOST]: { ...host, text: bodyOfHost(host.text) } }) };
  if (edited.length === 0) return { files: unedited, faults: [] };
  const { prepareFiles } = await import('@/lib/playground/code/prepare-code');
  const prepared = prepareFiles(Object.fromEntries(edited));
  return { ...prepared, files: { ...unedited, ...prepared.files } };
}
