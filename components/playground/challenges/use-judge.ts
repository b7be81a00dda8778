import { useRef, useState } from 'react';
import { judge } from '@/lib/playground/judge';
import { NO_ROUTES } from '@/lib/playground/messages';
import type { Challenge } from '@/lib/playground/scenario';
import type { Editing } from '../use-editing';

/** What a check has found; without `missing` the challenge is solved. */
export type Verdict = { missing?: string };

const LOOK_EVERY_MS = 50;
/** Garfish looks three seconds for a container and waits two for a provider. */
const PATIENCE_MS = 6000;
const START_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Judges the reader's code by a new run of it. */
export function useJudge(challenge: Challenge, editing: Editing) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [judged, setJudged] = useState<number>();
  const latest = useRef(editing.stage);
  latest.current = editing.stage;
  const { number } = editing.stage.run;

  async function until(isSo: () => boolean | Promise<boolean>, patience = PATIENCE_MS) {
    for (const end = Date.now() + patience; Date.now() < end; await pause(LOOK_EVERY_MS)) {
      if (await isSo()) return true;
    }
    return isSo();
  }

  async function check() {
    setVerdict(undefined);
    const next = editing.run();
    setJudged(next);
    const run = () => latest.current.run;
    await until(() => run().number >= next && run().status !== 'loading', START_MS);
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
