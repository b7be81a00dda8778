import { useRef, useState } from 'react';
import { judge } from '@/lib/playground/judge';
import { NO_ROUTES } from '@/lib/playground/messages';
import type { Challenge } from '@/lib/playground/scenario';
import type { Editing } from '../use-editing';

/** What a check has found; without `missing` the challenge is solved. */
export type Verdict = { missing?: string };

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 6000;
/** Without an event for so long, nothing more will come: Garfish looks three seconds for a container. */
const REST_MS = 3500;
const START_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Judges the reader's code by a new run of it. */
export function useJudge(challenge: Challenge, editing: Editing) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [judged, setJudged] = useState<number>();
  const latest = useRef(editing.stage);
  latest.current = editing.stage;
  const { number } = editing.stage.run;

  const run = () => latest.current.run;

  async function until(isSo: () => boolean | Promise<boolean>) {
    const end = Date.now() + PATIENCE_MS;
    let seen = { events: run().events.length, at: Date.now() };
    // A run without any event has hardly begun.
    while (Date.now() < end && (seen.events === 0 || Date.now() - seen.at < REST_MS)) {
      if (await isSo()) return true;
      await pause(LOOK_EVERY_MS);
      const events = run().events.length;
      if (events !== seen.events) seen = { events, at: Date.now() };
    }
    return isSo();
  }

  async function check() {
    setVerdict(undefined);
    const next = editing.run();
    setJudged(next);
    const hasStarted = () => run().number >= next && run().status !== 'loading';
    for (const end = Date.now() + START_MS; Date.now() < end && !hasStarted(); ) {
      await pause(LOOK_EVERY_MS);
    }
    const found = await judge(challenge.judge, {
      act: (action) => latest.current.send({ type: 'act', action }),
      events: () => run().events,
      text: (container) => latest.current.look(container),
      until,
      pause,
    });
    const missing = run().events.find(({ name }) => name === NO_ROUTES)?.detail ?? found;
    // Meanwhile the reader may have changed the code, which is another run.
    if (run().number === next) setVerdict(missing === undefined ? {} : { missing });
    return run().number === next && missing === undefined;
  }

  const isOfThisRun = judged === number;
  return { verdict: isOfThisRun ? verdict : undefined, isChecking: isOfThisRun && !verdict, check };
}
