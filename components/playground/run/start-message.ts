import {
  blockedIn,
  bodyOfHost,
  type Edits,
  HOST,
  type Scenario,
  type ServedFiles,
} from '@/lib/playground/scenario';
import type { StartMessage } from '@/lib/playground/stage-messages';
import { shownScheme } from '../../appearance/appearance';
import { servedFiles, stageScript } from './playground-files';

/** Returns the message that starts a run: the script of the stage, and the files with the changes of the reader. */
export async function startMessageOf(scenario: Scenario, edits: Edits = {}): Promise<StartMessage> {
  const [code, served] = await Promise.all([stageScript(), servedFiles(scenario, edits)]);
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
  const { prepareFiles } = await import('@/lib/playground/code/prepare-code');
  const prepared = prepareFiles(Object.fromEntries(edited));
  return { ...prepared, files: { ...unedited, ...prepared.files } };
}
