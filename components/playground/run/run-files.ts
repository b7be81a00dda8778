import { fileReader } from '@/lib/browser/connection';
import {
  blockedIn,
  bodyOfHost,
  type Edits,
  HOST,
  hostIn,
  type Scenario,
  type ServedFile,
  type ServedFiles,
  script,
  type Texts,
  withPackages,
} from '@/lib/playground/scenario';
import type { StartMessage } from '@/lib/playground/stage-messages';

// The files that lib/playground/build.ts makes. Each is fetched once for all runs.

const readText = fileReader((response) => response.text());

const fetchText = (name: string) => readText(`/static/playground/${name}`);

/** Fetches the files of `project`, which each downloaded project has, or the recorded runs of a scenario by their forms. */
export const fetchTexts = async (name: string): Promise<Texts> =>
  JSON.parse(await fetchText(`${name}.json`));

/** The host of a scenario and all files of its sub-apps: with other texts than at first, and with what they require. */
export async function servedFiles(scenario: Scenario, texts: Texts): Promise<ServedFiles> {
  const files: Record<string, ServedFile> = {};
  for (const [path, file] of Object.entries(scenario.files)) {
    files[path] = { ...file, text: texts[path] ?? file.text };
  }
  const packages = Object.entries(scenario.packages).map(async ([path, name]) => {
    const code = await fetchText(`${name}.js`);
    const file = files[path];
    // Without a file, the code is a script of its own.
    files[path] = file ? { ...file, text: withPackages(file.text, code) } : script(code);
  });
  await Promise.all(packages);
  return files;
}

/** Returns the message that starts a run: the script of the stage, and the files with the changes of the reader. */
export async function startMessageOf(scenario: Scenario, edits: Edits = {}): Promise<StartMessage> {
  const { texts, faults } = await preparedTexts(scenario, edits);
  const served = servedFiles(scenario, texts);
  const [code, files] = await Promise.all([fetchText('stage.js'), served]);
  const { blocked = [], containers, path, start } = scenario;
  return {
    type: 'start',
    code,
    files,
    faults,
    blocked: [...blocked, ...blockedIn(files)],
    containers,
    path,
    // It may have changed while the files were fetched.
    colorScheme: colorScheme(),
    actions: start,
  };
}

/** The colour scheme that the page has chosen; both where it follows the system. */
export const colorScheme = () => getComputedStyle(document.documentElement).colorScheme;

/** The texts that the stage runs, and the errors in edited ones. The parser is loaded for these only. */
async function preparedTexts(scenario: Scenario, edits: Edits) {
  const texts = { [HOST]: bodyOfHost(hostIn(scenario)), ...edits };
  if (Object.keys(edits).length === 0) return { texts, faults: [] };
  const { prepareFiles } = await import('@/lib/playground/code/prepare-code');
  const prepared = prepareFiles(scenario.files, edits);
  return { texts: { ...texts, ...prepared.texts }, faults: prepared.faults };
}
