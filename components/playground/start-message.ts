import { fileReader } from '@/lib/browser/connection';
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
import type { StageEvent, StartMessage } from '@/lib/playground/stage-messages';
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

/** The files as the stage runs them, and the errors in edited ones. The parser is loaded for these only. */
async function preparedFiles(files: ServedFiles, edits: Edits) {
  const edited = Object.entries(files).filter(([name]) => edits[name] !== undefined);
  const { [HOST]: host } = files;
  const unedited = { ...files, ...(host && { [HOST]: { ...host, text: bodyOfHost(host.text) } }) };
  if (edited.length === 0) return { files: unedited, faults: [] };
  const { prepareFiles } = await import('@/lib/playground/prepare-code');
  const prepared = prepareFiles(Object.fromEntries(edited));
  return { ...prepared, files: { ...unedited, ...prepared.files } };
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
