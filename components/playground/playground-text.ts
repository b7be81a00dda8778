import { fetchFile } from '@/lib/browser/connection';
import type { RunMessages } from '@/lib/playground/connect';
import { type Edits, startMessage } from '@/lib/playground/edits';
import type { StageEvent } from '@/lib/playground/messages';
import { type Scenario, type ServedFile, withPackage } from '@/lib/playground/scenario';
import { readTrace } from '@/lib/playground/trace';
import { shownScheme } from '../appearance/appearance';

type Files = Record<string, ServedFile>;

const texts = new Map<string, Promise<string>>();

/** What the stage needs for a run: its script, and the files with the changes of the reader. */
export async function messagesOfRun(scenario: Scenario, edits: Edits = {}): Promise<RunMessages> {
  const [code, files] = await Promise.all([
    playgroundText('stage.js'),
    servedFiles(scenario, edits),
  ]);
  // The theme may have changed while the files were fetched.
  const start = startMessage(scenario, files, { edits, theme: shownScheme() });
  return { code, start };
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

/** A file of `/static/playground/`, fetched once. */
function playgroundText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) return known;
  const fetched = fetchFile(`/static/playground/${name}`).then((response) => response.text());
  texts.set(name, fetched);
  // A failed request may be repeated.
  fetched.catch(() => texts.delete(name));
  return fetched;
}

async function json<Value>(name: string): Promise<Readonly<Record<string, Value>>> {
  return JSON.parse(await playgroundText(`${name}.json`));
}

/** All scenarios by their ids. */
export const scenarios = () => json<Scenario>('scenarios');

/** The files that all downloaded projects have, by their names. */
export const projectFrame = () => json<string>('project');

/** The recorded runs of a scenario, by the name of their form. */
export async function recordedRuns(id: string): Promise<Readonly<Record<string, StageEvent[]>>> {
  const texts = await json<string>(id);
  return Object.fromEntries(Object.entries(texts).map(([form, text]) => [form, readTrace(text)]));
}
