import { useCallback, useEffect, useState } from 'react';
import { NO_ROUTES, type StageEvent } from '@/lib/playground/messages';
import {
  type Choices,
  FORM,
  initialChoices,
  otherForm,
  type Scenario,
} from '@/lib/playground/scenario';
import { type Moment, momentAfter } from '@/lib/playground/timeline';
import { recordedRuns } from './playground-text';
import type { Stage } from './use-stage';

/** What there is to see of a run, up to the event to which the reader has stepped. */
export type Trace = {
  events: readonly StageEvent[];
  /** The events up to that step. */
  past: readonly StageEvent[];
  step: number | undefined;
  /** The same function for all of a run, so that its rows are rendered once. */
  goTo: (step: number | undefined) => void;
  /** Goes to a step, or to the one that is nearest to it. */
  move: (step: number) => void;
  /** What the page showed then, in place of the stage. */
  moment: Moment | undefined;
  /** The run is a recorded one, because nothing runs yet or this browser can't run the scenario. */
  isRecorded: boolean;
  /** The recorded run of the other form of a failure. */
  other: { form: string; events: readonly StageEvent[] } | undefined;
};

/** Lets readers step through a run, and puts a recorded one of the scenario with this id beside it or in its place. */
export function useTrace(
  scenario: Scenario,
  choices: Choices,
  stage: Stage,
  id: string | undefined,
): Trace {
  const { run } = stage;
  const [recorded, setRecorded] = useState<Readonly<Record<string, StageEvent[]>>>({});
  // It changes the state of the stage, whichever render it is of.
  const goTo = useCallback(stage.goTo, []);

  useEffect(() => {
    // Without the recorded run, the timeline shows this one alone.
    if (id) recordedRuns(id).then(setRecorded, () => {});
  }, [id]);

  const form = choices[FORM];
  const isFirst = Object.entries(initialChoices(scenario)).every(
    ([key, value]) => choices[key] === value,
  );
  const instead = recorded[form ?? (isFirst ? 'run' : '')];
  const isRecorded =
    instead !== undefined &&
    (run.status === 'recorded' || run.events.some(({ name }) => name === NO_ROUTES));
  const events = isRecorded ? instead : run.events;
  const past = run.step === undefined ? events : events.slice(0, run.step + 1);
  const beside = form === undefined ? undefined : otherForm(choices);
  const other = beside && recorded[beside];
  return {
    events,
    past,
    step: run.step,
    goTo,
    move: (to) => goTo(Math.max(0, Math.min(events.length - 1, to))),
    moment:
      run.step === undefined && !isRecorded ? undefined : momentAfter(past, scenario.containers),
    isRecorded,
    other: other && { form: beside, events: other },
  };
}
