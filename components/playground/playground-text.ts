import type { Choices, Scenario, ServedFile } from '@/lib/playground/scenario';
import { servedFiles } from '@/lib/playground/served-files';
import { withBase } from '@/lib/routing/base-path';

const texts = new Map<string, Promise<string>>();

/** A file of `/playground/`, fetched once. */
export function playgroundText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) return known;
  const fetched = fetchText(name);
  texts.set(name, fetched);
  // A failed request may be repeated.
  fetched.catch(() => texts.delete(name));
  return fetched;
}

/** All that a run needs: the script of the stage and the files of the sub-apps. */
export async function textsOfRun(
  scenario: Scenario,
  choices: Choices,
): Promise<{ script: string; files: Record<string, ServedFile> }> {
  const [script, files] = await Promise.all([
    playgroundText('stage.js'),
    servedFiles(scenario, choices, playgroundText),
  ]);
  return { script, files };
}

async function fetchText(name: string): Promise<string> {
  const response = await fetch(withBase(`/playground/${name}`));
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.text();
}
