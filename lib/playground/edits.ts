import type { StartMessage, Theme } from './messages';
import {
  blockedIn,
  type Choices,
  hostIn,
  type Scenario,
  type ServedFiles,
  withChoices,
} from './scenario';

/** What a reader has written in place of the files of a scenario, by name: the host's, or the path of a sub-app's. */
export type Edits = Readonly<Record<string, string>>;

/** The files with a changed text; what is as it was at first is no change. */
export function withEdit(
  first: Readonly<Record<string, string>>,
  edits: Edits,
  name: string,
  text: string,
): Edits {
  const { [name]: _, ...others } = edits;
  return text === first[name] ? others : { ...others, [name]: text };
}

/** What a stage gets to run a scenario with these files. */
export function startMessage(
  scenario: Scenario,
  files: ServedFiles,
  { code, edits = {}, theme = 'light' }: { code: string; edits?: Edits; theme?: Theme },
): StartMessage {
  const { blocked = [], containers, path, start, ask } = scenario;
  return {
    type: 'start',
    code,
    files,
    edited: Object.keys(edits),
    blocked: [...blocked, ...blockedIn(files)],
    hasMore: ask !== undefined,
    containers,
    path,
    theme,
    actions: start,
  };
}

/** The lines of the host's code that another position of a switch changes, from 1. */
export function switchedLines(scenario: Scenario, choices: Choices): number[] {
  const linesIn = (chosen: Choices) => hostIn(withChoices(scenario, chosen)).split('\n');
  const others = scenario.controls.flatMap(({ id, choices: values }) =>
    values
      .filter(({ value }) => value !== choices[id])
      .map(({ value }) => new Set(linesIn({ ...choices, [id]: value }))),
  );
  return linesIn(choices).flatMap((line, at) =>
    others.some((lines) => !lines.has(line)) ? [at + 1] : [],
  );
}
