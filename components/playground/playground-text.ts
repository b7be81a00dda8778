import { fileReader } from '@/lib/browser/connection';
import type { StageEvent, StartMessage } from '@/lib/playground/messages';
import {
  blockedIn,
  bodyOfHost,
  type Edits,
  HOST,
  type Scenario,
  type ServedFile,
  type ServedFiles,
  withPackage,
} from '@/lib/playground/scenario';
import { readTrace } from '@/lib/playground/timeline';
import { shownScheme } from '../appearance/appearance';

type Files = Record<string, ServedFile>;

const readText = fileReader((response) => response.text());

const playgroundText = (name: string) => readText(`/static/playground/${name}`);

/** What the stage needs for a run: its script, and the files with the changes of the reader. */
export async function startMessageOf(scenario: Scenario, edits: Edits = {}): Promise<StartMessage> {
  const [code, files] = await Promise.all([
    playgroundText('stage.js'),
    servedFiles(scenario, edits),
  ]);
  const prepared = await preparedFiles(files, edits);
  const { blocked = [], containers, path, start, ask } = scenario;
  return {
    type: 'start',
    code,
    ...prepared,
    blocked: [...blocked, ...blockedIn(files)],
    hasMore: ask !== undefined,
    containers,
    path,
    // The theme may have changed while the files were fetched.
    theme: shownScheme(),
    actions: start,
  };
}

/** The files as the stage runs them. The parser is loaded for edited files only. */
async function preparedFiles(files: ServedFiles, edits: Edits) {
  const host = files[HOST];
  const prepared: Files = { ...files };
  if (host) prepared[HOST] = { ...host, text: bodyOfHost(host.text) };
  const faults: StartMessage['faults'][number][] = [];
  const notes: string[] = [];
  const edited = Object.keys(edits).filter((name) => files[name]);
  if (edited.length === 0) return { files: prepared, faults, notes };
  const { prepareFile } = await import('@/lib/playground/prepare-code');
  for (const name of edited) {
    const file = files[name];
    if (!file) continue;
    const { text, fault, note } = prepareFile(name, file);
    prepared[name] = { ...file, text };
    if (fault) faults.push({ file: name, ...fault });
    if (note) notes.push(note);
  }
  return { files: prepared, faults, notes };
}

/** The host of a scenario and all files of its sub-apps, with the changes of the reader. */
export async function servedFiles(scenario: Scenario, edits: Edits): Promise<Files> {
  const files: Files = {};
  for (const [path, file] of Object.entries(scenario.files)) {
    files[path] = { ...file, text: edits[path] ?? file.text };
  }
  const packages = Object.entries(scenario.packages).map(async ([path, name]) => {
    const code = await playgroundText(`${name}.js`);
    files[path] = withPackage(files[path], code);
  });
  await Promise.all(packages);
  return files;
}

async function json<Value>(name: string): Promise<Readonly<Record<string, Value>>> {
  return JSON.parse(await playgroundText(`${name}.json`));
}

export const projectFrame = () => json<string>('project');

export async function recordedRuns(id: string): Promise<Readonly<Record<string, StageEvent[]>>> {
  const texts = await json<string>(id);
  return Object.fromEntries(Object.entries(texts).map(([form, text]) => [form, readTrace(text)]));
}
