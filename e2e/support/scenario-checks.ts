import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readTrace } from '../../lib/playground/events/timeline';
import type { StageEvent } from '../../lib/playground/stage-messages';
import { SUBJECTS, scenarioOf } from './exported-scenarios';
import {
  choose,
  expectFits,
  expectForEveryone,
  expectSoon,
  type RunningPlayground,
  runScenario,
} from './playground-page';
import { site } from './servers.mjs';
import { expect, test } from './watched-page';

/** What readers see in each scenario of a group, for each position of its options and each button. */
export type Checks = Readonly<Record<string, (playground: RunningPlayground) => Promise<unknown>>>;

export const onThePage = (...apps: string[]) => apps.map((app) => `${app}: on the page`);

/**
 * Runs the scenarios of a subject, one page for each group: to choose the next one takes a tenth of the time of a new
 * page. Each runs as it is recorded, has its task, and does what its check expects; the first of a group is for everyone.
 */
export function testScenarios(subject: string, ...groups: Checks[]): void {
  test(`${subject}: each scenario is looked at`, () => {
    const ids = groups.flatMap((checks) => Object.keys(checks));
    expect(ids.toSorted()).toEqual(SUBJECTS[subject]?.toSorted());
  });

  for (const [index, checks] of groups.entries()) {
    test(`${subject}, group ${index + 1}: each scenario runs as recorded, does what it says, and stays on the site`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await page.goto(site('/hello'));
      const ids = Object.keys(checks);
      const playground = await runScenario(page, ids[0] ?? '');
      for (const id of ids) {
        await test.step(id, async () => {
          const { fix } = scenarioOf(id);
          await choose(playground, id);
          await expectRecorded(playground, id, fix ? 'broken' : 'run');
          await expectTask(playground, id);
          await expectFits(page, playground);
          if (id === ids[0]) await expectForEveryone(page, playground);
          await checks[id]?.(playground);
          if (fix) await expectRecorded(playground, id, 'mended');
        });
      }
      expect([...origins]).toEqual([new URL(site('/')).origin]);
      // A chosen scenario is a step of the history, and nothing that happens on a stage is.
      for (const _ of ids) await page.goBack();
      await expect(page).toHaveURL(site('/hello'));
    });
  }
}

async function expectTask({ box }: RunningPlayground, id: string) {
  const { question = '', answer = '' } = scenarioOf(id).task ?? {};
  const task = box.locator('[data-part="task"]:visible');
  await expect(task.getByText(question)).toBeVisible();
  await expect(task.getByText(answer)).toBeHidden();
}

/** `npm run record` writes the recorded runs; without it they are compared. */
const RECORDS = Boolean(process.env.RECORD_TRACES);
/** A run is over when nothing has happened for so long. Garfish waits three seconds at most. */
const QUIET_MS = 3200;
/** Where a press follows, less: it would stand in the recorded run as waiting. */
const STEP_MS = 600;
/** A run that has had as many events as are recorded is over sooner. */
const COMPLETE_MS = 400;
/** The host in the URLs of a recorded run. */
const HOST = 'http://localhost:8090';

/** Presses what the recorded run of a scenario presses, and compares all that happens with it, or records it. */
async function expectRecorded(
  playground: RunningPlayground,
  id: string,
  form: 'run' | 'broken' | 'mended',
) {
  const { recorded: presses = [], actions } = scenarioOf(id);
  const file = `lib/playground/traces/${id}.${form}.tsv`;
  const expected = !RECORDS && existsSync(file) ? readTrace(readFileSync(file, 'utf8')) : [];
  if (!RECORDS) expect(expected, `${file} is missing; npm run record writes it`).not.toEqual([]);
  const pressedAt = expected.flatMap(({ kind, detail }, index) =>
    kind === 'action' && detail === 'pressed' ? [index] : [],
  );
  for (const [index, press] of presses.entries()) {
    await untilQuiet(playground, STEP_MS, pressedAt[index]);
    await playground.button(actions[press]?.label ?? '').click();
  }
  await untilQuiet(playground, QUIET_MS, expected.length);
  const seen = await eventsOf(playground);
  if (RECORDS) return writeFileSync(file, writeTrace(seen));
  expect(byApp(seen), `${id}, ${form}`).toEqual(byApp(expected));
}

/** Waits until as many events have come as are recorded, or until none has come for so many milliseconds. */
async function untilQuiet({ rows }: RunningPlayground, quiet: number, length?: number) {
  let enough = quiet;
  if (length !== undefined) {
    // A busy machine may rest for any time. Missing events show in the comparison.
    await expectSoon
      .poll(() => rows.count())
      .toBeGreaterThanOrEqual(length)
      .catch(() => {});
    enough = COMPLETE_MS;
  }
  let [count, last] = [-1, Date.now()];
  await expectSoon(async () => {
    const now = await rows.count();
    if (now !== count) [count, last] = [now, Date.now()];
    expect(count > 0 && Date.now() - last > enough).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** The events of the timeline, without the origin of the site. */
async function eventsOf({ rows }: RunningPlayground): Promise<StageEvent[]> {
  const { origin } = new URL(site('/'));
  const lines = await rows.evaluateAll((all) =>
    all.map((row) => {
      const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
      return [
        text('time').replace(' ms', ''),
        row.getAttribute('data-kind'),
        text('b').replace(/^host$/, ''),
        text('code'),
        text('button > span').slice(text('code').length).replace(/\s+/g, ' ').trim(),
      ].join('\t');
    }),
  );
  return readTrace(lines.join('\n').replaceAll(origin, HOST));
}

/** A run as it is recorded; `readTrace` reads it again. */
function writeTrace(events: readonly StageEvent[]): string {
  return events
    .map(({ time, kind, app, name, detail }) =>
      [time, kind, app, name, detail].join('\t').trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** What each app does, in its order. How fast they are compared with each other depends on the machine. */
function byApp(events: readonly StageEvent[]): Record<string, string[]> {
  const lanes: Record<string, string[]> = {};
  for (const { app, kind, name, detail } of events) {
    lanes[app] = [...(lanes[app] ?? []), `${kind} ${name} ${detail}`.trim()];
  }
  return lanes;
}
