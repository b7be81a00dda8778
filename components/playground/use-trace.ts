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
import type { Run } from './use-stage';

/** What there is to see of a run, up to the event to which the reader has stepped. */
export type Trace = {
  events: readonly StageEvent[];
  /** The events up to that step. */
  past: readonly StageEvent[];
  step: number | undefined;
  goTo: (step: number | undefined) => void;
  /** What the page showed then, in place of the stage. */
  moment: Moment | undefined;
  /** The run is a recorded one, because nothing runs yet or this browser can't run the scenario. */
  isRecorded: boolean;
  /** The recorded run of the other form of a failure. */
  other: { form: string; events: readonly StageEvent[] } | undefined;
};

/** Lets readers step through a run, and puts a recorded one beside it or in its place. */
export function useTrace(
  scenario: Scenario,
  choices: Choices,
  run: Run,
  /** Of a scenario that has recorded runs. */
  id?: string,
): Trace {
  const [recorded, setRecorded] = useState<Readonly<Record<string, StageEvent[]>>>({});
  const [{ number, step }, setStep] = useState<{ number: number; step?: number | undefined }>({
    number: 0,
    ...(run.status === 'recorded' && { step: 0 }),
  });
  const form = choices[FORM];
  // The same function for all of a run, so that its rows are rendered once.
  const goTo = useCallback(
    (step: number | undefined) => setStep({ number: run.number, step }),
    [run.number],
  );

  useEffect(() => {
    // Without the recorded run, the timeline shows this one alone.
    if (id) recordedRuns(id).then(setRecorded, () => {});
  }, [id]);

  const isFirst = Object.entries(initialChoices(scenario)).every(
    ([key, value]) => choices[key] === value,
  );
  const instead = recorded[form ?? (isFirst ? 'run' : '')];
  const isRecorded =
    instead !== undefined &&
    (run.status === 'recorded' || run.events.some(({ name }) => name === NO_ROUTES));
  const events = isRecorded ? instead : run.events;
  // A new run begins at its end again.
  const at = number === run.number ? step : undefined;
  const past = at === undefined ? events : events.slice(0, at + 1);
  const other = form === undefined ? undefined : recorded[otherForm(choices)];
  return {
    events,
    past,
    step: at,
    goTo,
    moment: at === undefined && !isRecorded ? undefined : momentAfter(past, scenario.containers),
    isRecorded,
    other: other && { form: otherForm(choices), events: other },
  };
}
