import { expect as base, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { address } from './servers.mjs';

/** A stage needs a moment: it bundles Garfish, and some failures take three seconds to show. */
export const expectSoon = base.configure({ timeout: 30_000 });

/** A playground that runs on a page. */
export type RunningPlayground = {
  box: Locator;
  stage: FrameLocator;
  status: Locator;
  button: (name: string | RegExp) => Locator;
  /** The lines of the timeline, one kind of event at most. */
  events: (kind?: string, app?: string) => Promise<string[]>;
};

/** Opens the full playground with a scenario, as a shared link does. */
export async function runScenario(
  page: Page,
  id: string,
  { choices = '', server = 'folders' as 'folders' | 'clean' | 'exact' } = {},
): Promise<RunningPlayground> {
  await page.goto(address(server, `/guide/demo/demo?playground=${id}${choices}`));
  await page.mouse.move(20, 20);
  return runningIn(page.locator('[data-playground]').first());
}

/** Presses Run where a page shows a scenario. */
export async function pressRun(page: Page, url: string, id: string): Promise<RunningPlayground> {
  await page.goto(url);
  const box = page.locator(`[data-playground="${id}"]`);
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  return runningIn(box);
}

function runningIn(box: Locator): RunningPlayground {
  return {
    box,
    stage: box.frameLocator('iframe'),
    status: box.getByRole('status'),
    button: (name) => box.getByRole('button', { name, exact: typeof name === 'string' }),
    async events(kind, app) {
      await box.getByRole('tab', { name: 'Timeline' }).click();
      const lines = box.locator(kind ? `li[data-kind="${kind}"]` : 'li[data-kind]');
      const texts = await lines.evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((part) => part.textContent?.trim())),
      );
      return texts
        .filter(([, name]) => app === undefined || name === app)
        .map(([, name, text]) => `${name} ${text}`);
    },
  };
}

/** Waits until the status says in which states the apps are. */
export async function expectStates(playground: RunningPlayground, ...states: string[]) {
  for (const state of states) await expectSoon(playground.status).toContainText(state);
}
