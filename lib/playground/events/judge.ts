import type { Step } from '../scenario';
import type { StageEvent } from '../stage-messages';
import { lastPageEvent } from './timeline';

/** The part of a run that a judge reads and acts on. */
export type JudgedRun = {
  /** Performs an action of the host. */
  act: (action: string) => void;
  events: () => readonly StageEvent[];
  /** Waits until something is so; at last says whether it is. */
  until: (isSo: () => boolean) => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
};

/** Returns the text of the first step that fails; nothing when the challenge is solved. */
export async function judge(steps: readonly Step[], run: JudgedRun): Promise<string | undefined> {
  const { act, events, until, pause } = run;
  let since = 0;
  const count = (text: string, from: number) =>
    events()
      .slice(from)
      .filter(({ name, detail }) => `${name} ${detail}`.includes(text)).length;

  async function holds(step: Step): Promise<boolean> {
    if ('act' in step) act(step.act);
    else if ('pause' in step) {
      await pause(step.pause);
      since = events().length;
    } else if ('happens' in step) return until(() => count(step.happens, 0) >= step.times);
    else if ('never' in step) {
      await pause(step.within);
      return count(step.never, since) === 0;
    } else {
      const text = () => lastPageEvent(events(), step.in)?.detail ?? '';
      return 'shows' in step
        ? until(() => text().includes(step.shows))
        : until(() => !text().includes(step.hides));
    }
    return true;
  }

  for (const step of steps) {
    if (!(await holds(step)) && 'else' in step) return step.else;
  }
  return undefined;
}
