import { type Connection, connectStage } from '@/lib/playground/connect';
import type { Edits } from '@/lib/playground/edits';
import type { ScriptMessage, Theme } from '@/lib/playground/messages';
import {
  blockedIn,
  type Choices,
  HOST,
  hostIn,
  type Scenario,
  type ServedFile,
} from '@/lib/playground/scenario';

type Given = {
  code: string;
  files: Record<string, ServedFile>;
  theme: Theme;
  edits?: Edits;
};

/** Starts a scenario on a stage whose page has loaded, with what `textsOfRun` has fetched. */
export function startStage(
  stage: Window,
  scenario: Scenario,
  choices: Choices,
  { code, edits = {}, ...given }: Given,
  on: Omit<Parameters<typeof connectStage>[2], 'ask'>,
): Connection {
  // A frame with an origin of its own can't be named; what it gets is no secret.
  const script: ScriptMessage = { type: 'script', code };
  stage.postMessage(script, '*');
  const { blocked = [], containers, path, start: actions, ask } = scenario;
  const hasMore = ask !== undefined;
  const host = edits[HOST] ?? hostIn(scenario, choices);
  const edited = Object.keys(edits);
  return connectStage(
    stage,
    {
      type: 'start',
      host,
      edited,
      blocked: [...blocked, ...blockedIn(given.files)],
      hasMore,
      containers,
      path,
      actions,
      ...given,
    },
    { ...on, ask },
  );
}
