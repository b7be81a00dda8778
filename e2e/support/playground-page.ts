import { expect as base, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { violations } from './axe';
import { expectLive } from './page-at-rest';
import { site } from './servers.mjs';

/** A stage needs a moment: it bundles Garfish, and some failures take three seconds to show. */
export const expectSoon = base.configure({ timeout: 30_000 });

/** A playground that runs on a page. */
export type RunningPlayground = {
  box: Locator;
  stage: FrameLocator;
  status: Locator;
  button: (name: string | RegExp) => Locator;
  /** The events of the timeline. */
  rows: Locator;
  /** The lines of the timeline, one kind of event at most. */
  events: (kind?: string, app?: string) => Promise<string[]>;
};

/** Opens the playground with a scenario, as a shared link does. */
export async function runScenario(
  page: Page,
  id: string,
  { choices = '' } = {},
): Promise<RunningPlayground> {
  await page.goto(site(`/playground?playground=${id}${choices}`));
  const box = page.locator('[data-playground]').first();
  await expectLive(page);
  return runningIn(box);
}

/** Runs a scenario in which the notes have another script. */
export async function runNotes(page: Page, main: string): Promise<RunningPlayground> {
  await page.route('**/playground/scenarios.json', async (route) => {
    const response = await route.fetch();
    const scenarios = await response.json();
    scenarios['first-mount'].files['/apps/notes/main.js'].text = main;
    await route.fulfill({ response, json: scenarios });
  });
  return runScenario(page, 'first-mount', { choices: '&playground.app=notes' });
}

/** Presses Run where a page shows a scenario. */
export async function pressRun(page: Page, url: string, id: string): Promise<RunningPlayground> {
  await page.goto(url);
  const box = page.locator(`[data-playground="${id}"]`);
  await box.getByRole('button', { name: 'Run', exact: true }).click();
  return runningIn(box);
}

/** The playground in a box of a page. */
export function runningIn(box: Locator): RunningPlayground {
  return {
    box,
    stage: box.frameLocator('iframe'),
    status: box.getByRole('status'),
    rows: box.locator('li[data-kind]'),
    button: (name) => box.getByRole('button', { name, exact: typeof name === 'string' }),
    async events(kind, app) {
      await box.getByRole('tab', { name: 'Timeline' }).click();
      const row = kind ? `li[data-kind="${kind}"]` : 'li[data-kind]';
      const lines = box.locator(`${row} > button`);
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

/** A button that would do nothing says why, and does nothing. */
export async function expectUnusable({ button }: RunningPlayground, name: string, reason: string) {
  await expectSoon(button(name)).toHaveAttribute('aria-disabled', 'true');
  await base(button(name)).toHaveAccessibleDescription(reason);
}

/** Chooses a scenario in the list of the playground, and values of its options by their labels. */
export async function choose(
  { box }: RunningPlayground,
  id: string,
  options: Readonly<Record<string, string>> = {},
) {
  const link = box.page().locator(`[data-scenario="${id}"]`);
  // That of the scenario that runs would lead back to its first options, by another step of the history.
  if ((await link.getAttribute('aria-current')) === null) {
    await box.page().getByRole('button', { name: 'Scenarios' }).click();
    await link.click();
    await expectSoon(link).toHaveAttribute('aria-current', 'true');
  }
  for (const [label, value] of Object.entries(options)) {
    const group = box.getByRole('group', { name: label, exact: true });
    await group.getByRole('button', { name: value, exact: true }).click();
  }
}

/** What is looked at: the code once, the timeline in both themes. */
const LOOKS = [
  { colorScheme: 'light', width: 1440, tabs: ['Code', 'Timeline'] },
  { colorScheme: 'dark', width: 375, tabs: ['Timeline'] },
] as const;

const WIDE = { width: 1440, height: 1500 };

/** The running scenario is not wider than its box on a phone. */
export async function expectFits(page: Page, { box }: RunningPlayground) {
  await page.setViewportSize({ ...WIDE, width: 375 });
  await base
    .poll(() => box.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
}

/**
 * Nothing in the running scenario or on its stage is in the way of anyone: on a large screen in light, and on a phone
 * in the dark.
 */
export async function expectForEveryone(page: Page, { box }: RunningPlayground) {
  for (const { colorScheme, width, tabs } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The whole box shows below the top bar.
    await page.setViewportSize({ ...WIDE, width });
    for (const tab of tabs) {
      await box.getByRole('tab', { name: tab }).click();
      // What is under the top bar is too small to press.
      await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      base(
        await violations(page, { within: '[data-playground]' }),
        `${colorScheme} ${tab}`,
      ).toEqual([]);
    }
    const [frame] = page.mainFrame().childFrames();
    base(frame && (await violations(frame)), `${colorScheme}, stage`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
}

/** Runs changed code at once. */
export const RUN = 'ControlOrMeta+Enter';

/** Opens the code of a running scenario; the field of one of its files. */
export async function openCode({ box }: RunningPlayground, file = 'host.js') {
  await box.getByRole('tab', { name: 'Code' }).click();
  const files = box.getByRole('combobox', { name: 'File' });
  if (file !== 'host.js' || (await files.isVisible())) await files.selectOption(file);
  return box.getByRole('textbox', { name: file, exact: true });
}
