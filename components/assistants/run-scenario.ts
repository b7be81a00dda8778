import { connectStage } from '@/lib/playground/connect';
import type { StageEvent } from '@/lib/playground/messages';
import { hostIn, withChoices } from '@/lib/playground/scenario';
import { timelineText } from '@/lib/playground/timeline';
import { withBase } from '@/lib/routing/base-path';
import { scenarios, startMessageOf } from '../playground/playground-text';

/** A run has come to rest when nothing has happened for so long. */
const QUIET_MS = 700;
const LONGEST_MS = 15_000;

/**
 * Runs a scenario on a stage that nobody sees, presses some of its buttons, and tells what has happened and what
 * is on the stage in the end.
 */
export async function runScenario(id: string, actions: readonly string[]): Promise<string> {
  const all = await scenarios();
  const found = Object.hasOwn(all, id) && all[id];
  if (!found) {
    throw new Error(`There is no scenario "${id}". Take ${Object.keys(all).join(', ')}.`);
  }
  const known = Object.keys(found.actions);
  const unknown = actions.find((action) => !known.includes(action));
  if (unknown !== undefined) {
    throw new Error(`"${id}" has no action "${unknown}". Take ${known.join(', ')}.`);
  }
  const scenario = withChoices(found);
  const start = await startMessageOf(scenario);
  const frame = await openStage();
  try {
    if (!frame.contentWindow) throw new Error('The stage has gone.');
    const events: StageEvent[] = [];
    let changed = 0;
    let shown: string | undefined;
    const stage = connectStage(frame.contentWindow, start, {
      events(added) {
        events.push(...added);
        changed = Date.now();
      },
      html: (html) => {
        shown = html;
      },
      stop: (reason) => {
        shown = `The run was stopped: ${reason}.`;
      },
    });
    const end = Date.now() + LONGEST_MS;
    const until = async (isSo: () => boolean) => {
      while (!isSo() && shown === undefined && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
      }
    };
    for (const action of ['', ...actions]) {
      changed = Date.now();
      if (action) stage.send({ type: 'act', action });
      await until(() => events.length > 0 && Date.now() - changed > QUIET_MS);
    }
    stage.send({ type: 'look' });
    await until(() => false);
    stage.close();
    return [
      hostIn(scenario).trim(),
      timelineText(events),
      shown ?? '',
      `Actions: ${known.join(', ')}`,
    ].join('\n\n');
  } finally {
    frame.remove();
  }
}

/** The frame has a size, so that apps render as they do for readers. */
async function openStage(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.src = withBase('/static/playground/stage.html');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', insetInlineStart: '200vw', inlineSize: '40rem' });
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  return frame;
}
