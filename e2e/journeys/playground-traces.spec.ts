import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { StageEvent } from '../../lib/playground/messages';
import { FORM } from '../../lib/playground/scenario';
import { readTrace } from '../../lib/playground/trace';
import { SCENARIO_IDS, scenarioOf } from '../support/exported-scenarios';
import { recordRun, writeTrace } from '../support/record-run';
import { address } from '../support/servers.mjs';

/** `npm run record` writes the traces; without it they are compared. */
const RECORDS = Boolean(process.env.RECORD_TRACES);
const FOLDER = 'lib/playground/traces';

/** What each app does, in its order. How fast they are compared with each other depends on the machine. */
function byApp(events: readonly StageEvent[]): Record<string, string[]> {
  const lanes: Record<string, string[]> = {};
  for (const { app, kind, name, detail } of events) {
    lanes[app] = [...(lanes[app] ?? []), `${kind} ${name} ${detail}`.trim()];
  }
  return lanes;
}

/** One page for all runs of a worker: each has a stage of its own, and nothing else of a page. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await page.goto(address('folders', '/hello'));
});

test.afterAll(() => page.close());

for (const id of SCENARIO_IDS) {
  const scenario = scenarioOf(id);
  test(`what is recorded of ${id} is what happens`, async () => {
    // The forms of a failure run beside each other: both may wait for seconds.
    const forms = (scenario.mend ? ['broken', 'mended'] : ['run']).map(async (form) => {
      const choices = { [FORM]: form };
      const file = `${FOLDER}/${id}.${form}.tsv`;
      const recorded = !RECORDS && existsSync(file) ? readTrace(readFileSync(file, 'utf8')) : [];
      const seen = writeTrace(await recordRun(page, scenario, choices, recorded));
      expect(seen).not.toBe('');
      if (RECORDS) return writeFileSync(file, seen);
      expect(recorded, `${file} is missing or empty; npm run record writes it`).not.toEqual([]);
      expect(byApp(readTrace(seen))).toEqual(byApp(recorded));
    });
    await Promise.all(forms);
  });
}
