import type { Step } from '../scenario';
import type { Events } from '../stage-messages';
import { lastPageEvent } from './timeline';

const POLL_MS = 50;
/** A run that is still for so long does not come to what is expected, once it has begun. */
const QUIET_MS = 1300;
const MAX_MS = 6000;

type JudgedRun = { act: (action: string) => void; events: () => Events };

export const pause = (ms = POLL_MS) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the text of the first step that fails; nothing when the challenge is solved. */
export async function judge(steps: readonly Step[], { act, events }: JudgedRun) {
  let since = 0;
  const count = (text: string, from: number) =>
    events()
      .slice(from)
      .filter(({ name, detail }) => `${name} ${detail}`.includes(text)).length;

  /** Waits until a condition is true, or until nothing has happened for a while. */
  async function until(condition: () => boolean): Promise<boolean> {
    const end = Date.now() + MAX_MS;
    let [length, still] = [-1, Date.now()];
    while (Date.now() < end && !condition()) {
      if (events().length !== length) [length, still] = [events().length, Date.now()];
      // A slow device takes its time until the first event.
      if (length > 0 && Date.now() - still > QUIET_MS) break;
      await pause();
    }
    return condition();
  }

  async function runStep(step: Step): Promise<boolean> {
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
    if (!(await runStep(step)) && 'else' in step) return step.else;
  }
  return undefined;
}
