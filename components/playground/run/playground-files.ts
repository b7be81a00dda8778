import { fileReader } from '@/lib/browser/connection';
import { readTrace } from '@/lib/playground/events/timeline';
import { type Edits, type Scenario, type ServedFile, withPackage } from '@/lib/playground/scenario';
import type { StageEvent } from '@/lib/playground/stage-messages';

const readText = fileReader((response) => response.text());

/** Fetches a file that lib/playground/build.ts makes. Each is fetched once for all runs. */
const fetchText = (name: string) => readText(`/static/playground/${name}`);

const fetchJson = async <Value>(name: string): Promise<Readonly<Record<string, Value>>> =>
  JSON.parse(await fetchText(`${name}.json`));

export const stageScript = () => fetchText('stage.js');

/** The host of a scenario and all files of its sub-apps, with the changes of the reader. */
export async function servedFiles(scenario: Scenario, edits: Edits) {
  const files: Record<string, ServedFile> = {};
  for (const [path, file] of Object.entries(scenario.files)) {
    files[path] = { ...file, text: edits[path] ?? file.text };
  }
  const packages = Object.entries(scenario.packages).map(async ([path, name]) => {
    const code = await fetchText(`${name}.js`);
    files[path] = withPackage(files[path], code);
  });
  await Promise.all(packages);
  return files;
}

/** The files that each downloaded project has. */
export const projectFrame = () => fetchJson<string>('project');

/** The recorded runs of a scenario by the names of their forms. */
export async function recordedRuns(id: string): Promise<Readonly<Record<string, StageEvent[]>>> {
  const texts = await fetchJson<string>(id);
  return Object.fromEntries(Object.entries(texts).map(([form, text]) => [form, readTrace(text)]));
}
