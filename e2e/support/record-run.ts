import type { Page } from '@playwright/test';
import { startMessage } from '../../lib/playground/connect';
import type { StageEvent } from '../../lib/playground/messages';
import {
  type Choices,
  type Scenario,
  type ServedFiles,
  withChoices,
  withPackage,
} from '../../lib/playground/scenario';

/** A run is over when nothing has happened for so long. Garfish waits three seconds at most. */
const QUIET_MS = 3200;
/** Where a press follows, less: it would stand in the recorded run as waiting. */
const STEP_MS = 600;
const HOST = 'http://localhost:8090';

/** A run that has had as many events as it should is over sooner. */
const COMPLETE_MS = 400;

/**
 * Runs a scenario on the stage of an exported site, without its panel, and returns all that happens.
 *
 * @param recorded what an earlier run has recorded: each press comes when as much has happened as before it
 *   in that run, since a busy machine may rest for longer than a press would wait
 */
export async function recordRun(
  page: Page,
  all: Scenario,
  choices: Choices,
  recorded: readonly StageEvent[] = [],
): Promise<StageEvent[]> {
  const read = (name: string) =>
    page.evaluate(async (path) => (await fetch(path)).text(), `/static/playground/${name}`);
  const scenario = withChoices(all, choices);
  const files: Record<string, ServedFiles[string]> = { ...scenario.files };
  for (const [path, name] of Object.entries(scenario.packages)) {
    const code = await read(`${name}.js`);
    files[path] = withPackage(files[path], code);
  }
  const start = startMessage(scenario, files, { code: await read('stage.js') });
  const { recorded: then = [] } = scenario;
  const quiet = then.length > 0 && recorded.length === 0 ? STEP_MS : QUIET_MS;
  const run = {
    start,
    then,
    quiet,
    lengths: lengthsOf(recorded),
    complete: COMPLETE_MS,
  };
  const events = await page.evaluate(async ({ start, then, quiet, lengths, complete }) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.src = '/static/playground/stage.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const { port1, port2 } = new MessageChannel();
    const seen: StageEvent[] = [];
    let last = performance.now();
    port1.onmessage = ({ data }) => {
      if (data.type !== 'event') return;
      seen.push(data.event);
      last = performance.now();
    };
    const untilQuiet = (length = Number.POSITIVE_INFINITY) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (performance.now() - last < (seen.length >= length ? complete : quiet)) return;
          clearInterval(timer);
          resolve();
        }, 50);
      });
    frame.contentWindow?.postMessage(start, '*', [port2]);
    await untilQuiet(lengths[0]);
    for (const [index, action] of then.entries()) {
      last = performance.now();
      port1.postMessage({ type: 'act', action });
      await untilQuiet(lengths[index + 1]);
    }
    frame.remove();
    return seen;
  }, run);
  const { origin } = new URL(page.url());
  const named = (text: string) => text.replaceAll(origin, HOST);
  return events.map((event) => ({ ...event, detail: named(event.detail) }));
}

/** A run as it is recorded; `readTrace` reads it again. */
export function writeTrace(events: readonly StageEvent[]): string {
  return events
    .map(({ time, kind, app, name, detail }) => {
      const words = detail.replace(/\s+/g, ' ').trim();
      return `${[Math.round(time), kind, app, name, words].join('\t').trimEnd()}\n`;
    })
    .join('');
}

/** How much had happened before each press of a recorded run, and at its end. */
function lengthsOf(recorded: readonly StageEvent[]): number[] {
  if (recorded.length === 0) return [];
  const presses = recorded.flatMap(({ kind, detail }, index) =>
    kind === 'action' && detail === 'pressed' ? [index] : [],
  );
  return [...presses, recorded.length];
}
