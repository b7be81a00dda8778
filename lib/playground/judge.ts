import type { StageEvent } from './messages';
import type { Step } from './scenario';

/** What a judge sees of a run, and does to it. */
export type JudgedRun = {
  /** Performs an action of the host. */
  act: (action: string) => void;
  events: () => readonly StageEvent[];
  /** The text in a container; without a name, that of the whole stage. */
  text: (container?: string) => Promise<string>;
  /** Waits until something is so; at last says whether it is. */
  until: (isSo: () => boolean | Promise<boolean>) => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
};

/** What is still missing, in the words of the first step that fails; nothing when the challenge is solved. */
export async function judge(steps: readonly Step[], run: JudgedRun): Promise<string | undefined> {
  let since = 0;
  for (const step of steps) {
    if ('act' in step) run.act(step.act);
    else if ('pause' in step) {
      await run.pause(step.pause);
      since = run.events().length;
    } else if (!(await holds(step, run, since))) return step.else;
  }
  return undefined;
}

async function holds(
  step: Exclude<Step, { act: string } | { pause: number }>,
  { events, text, until, pause }: JudgedRun,
  since: number,
): Promise<boolean> {
  const count = (words: string, from: number) =>
    events()
      .slice(from)
      .filter(({ name, detail }) => `${name} ${detail}`.includes(words)).length;
  if ('happens' in step) return until(() => count(step.happens, 0) >= step.times);
  if ('never' in step) {
    await pause(step.within);
    return count(step.never, since) === 0;
  }
  const place = step.in === 'page' ? undefined : (step.in ?? 'container');
  return 'shows' in step
    ? until(async () => (await text(place)).includes(step.shows))
    : until(async () => !(await text(place)).includes(step.hides));
}
