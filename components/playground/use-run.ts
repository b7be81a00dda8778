import { useCallback, useEffect, useRef, useState } from 'react';
import { packEdits } from '@/lib/playground/address';
import { type Edits, withEdit } from '@/lib/playground/edits';
import { NO_ROUTES, type StageEvent } from '@/lib/playground/messages';
import {
  type Choices,
  FORM,
  initialChoices,
  otherForm,
  type Scenario,
  textsIn,
} from '@/lib/playground/scenario';
import { type CodeProblem, momentAfter, problemsIn } from '@/lib/playground/timeline';
import { recordedRuns } from './playground-text';
import { useStage } from './use-stage';

/** A pause in typing after which the code runs. */
const PAUSE_MS = 1000;

export type Running = ReturnType<typeof useRun>;

/**
 * A scenario with what is chosen. Readers change its code, which runs again on request and after a pause; they step
 * through the run; and a recorded one stands beside it, or in its place while nothing runs or can't.
 */
export function useRun(
  scenario: Scenario,
  choices: Choices,
  {
    id,
    given,
    isRecorded: startsRecorded,
    onRun,
  }: {
    /** Names the recorded runs; without it there are none. */
    id: string | undefined;
    given: Edits;
    isRecorded: boolean;
    onRun: (code: string | undefined) => void;
  },
) {
  const [edits, setEdits] = useState(given);
  const [code, setCode] = useState<string>();
  const [recorded, setRecorded] = useState<Readonly<Record<string, StageEvent[]>>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stage = useStage(scenario, given, startsRecorded);
  const { run } = stage;
  // The same function for all of a run, so that its rows are rendered once.
  const goTo = useCallback(stage.goTo, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has run is packed once
  useEffect(() => {
    let isOver = false;
    packEdits(run.edits).then((packed) => {
      if (isOver) return;
      setCode(packed);
      if (run.edits !== given) onRun(packed);
    });
    return () => {
      isOver = true;
    };
  }, [run.edits]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Without the recorded run, the timeline shows this one alone.
    if (id) recordedRuns(id).then(setRecorded, () => {});
  }, [id]);

  function restart(now = edits) {
    clearTimeout(timer.current);
    setEdits(now);
    return stage.restart(now);
  }
  const first = textsIn(scenario);
  function change(name: string, text: string) {
    const now = withEdit(first, edits, name, text);
    setEdits(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => restart(now), PAUSE_MS);
  }
  const files: Readonly<Record<string, string>> = { ...first, ...edits };
  /** What is thrown in a package has a line below those of the file. */
  const isShown = ({ file, line }: CodeProblem) => line <= (files[file]?.split('\n').length ?? 0);

  const isFirst = Object.entries(initialChoices(scenario)).every(
    ([key, value]) => choices[key] === value,
  );
  const instead = recorded[choices[FORM] ?? (isFirst ? 'run' : '')];
  const isRecorded =
    instead !== undefined &&
    (run.status === 'recorded' || run.events.some(({ name }) => name === NO_ROUTES));
  const events: readonly StageEvent[] = isRecorded ? instead : run.events;
  const past = run.step === undefined ? events : events.slice(0, run.step + 1);
  const form = otherForm(choices);
  const beside = choices[FORM] === undefined ? undefined : recorded[form];
  return {
    ...stage,
    goTo,
    restart,
    change,
    edits,
    isChanged: Object.keys(edits).length > 0,
    files,
    /** The changes as they are in a URL; nothing if they are too long. */
    code,
    // What the reader has typed since is not what has failed.
    problems: edits === run.edits ? problemsIn(run.events).filter(isShown) : [],
    isRecorded,
    events,
    /** The events up to the step. */
    past,
    /** Goes to a step, or to the one that is nearest to it. */
    move: (to: number) => goTo(Math.max(0, Math.min(events.length - 1, to))),
    /** What the page showed at the step, in place of the stage. */
    moment:
      run.step === undefined && !isRecorded ? undefined : momentAfter(past, scenario.containers),
    /** The recorded run of the other form of a failure. */
    other: beside && { form, events: beside },
  };
}
