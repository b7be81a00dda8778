import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { problemsIn, statesAfter } from '@/lib/playground/events/timeline';
import { HOST, switchedLines, type Texts, textsIn, withChoices } from '@/lib/playground/scenario';
import type { CodeProblem } from '@/lib/playground/stage-messages';
import { createRun, endingOf, type RunProps } from './run';
import { colorScheme } from './run-files';

export type Running = ReturnType<typeof useRun>;

/** A run as the panel shows it: with the step to which the reader has gone, or with a recorded run where nothing can run. */
export function useRun(props: RunProps) {
  const [controls] = useState(() => createRun(props));
  const run = useSyncExternalStore(controls.subscribe, controls.get);
  const { choices, edits, step, recorded } = run;
  const scenario = useMemo(() => withChoices(props.scenario, choices), [props.scenario, choices]);
  const switched = useMemo(() => switchedLines(props.scenario, choices), [props.scenario, choices]);

  useEffect(() => controls.close, [controls]);
  // A frame can't see which colours the page has.
  useEffect(() => {
    const share = () => controls.send({ type: 'colorScheme', value: colorScheme() });
    const observer = new MutationObserver(share);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [controls]);

  const files: Texts = { ...textsIn(scenario), ...edits };
  /** An error that a package throws has a line below those of the file. */
  const isInFile = ({ file, line }: CodeProblem) => line <= (files[file]?.split('\n').length ?? 0);
  const events = recorded ?? run.events;
  const past = step === undefined ? events : events.slice(0, step + 1);
  const ending = endingOf(run);
  const isPast = step !== undefined || recorded !== undefined;
  return {
    ...controls,
    run,
    id: props.id,
    scenario,
    isChallenge: 'judge' in scenario,
    ending,

    files,
    isChanged: Object.keys(edits).length > 0,
    /** The lines of the host that a switch changes, while they are as they were. */
    switched: edits[HOST] === undefined ? switched : [],
    // What the reader has typed since is not what has failed.
    problems: edits === run.startEdits ? problemsIn(run.events).filter(isInFile) : [],
    /** The entry about the failure of the scenario, as long as its code runs as it is. */
    explained: Object.keys(run.startEdits).length > 0 ? undefined : scenario.explained,

    events,
    /** The events until the step. */
    past,
    /** The page at the step shows in place of the stage. */
    isPast,
    /** The states of the apps that show; after Stop, none does. */
    states: statesAfter(ending !== undefined && !isPast ? [] : past),
  };
}
