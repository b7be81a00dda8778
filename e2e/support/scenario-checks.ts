import { SUBJECTS } from './exported-scenarios';
import { choose, expectForEveryone, type RunningPlayground, runScenario } from './playground-page';
import { address } from './servers.mjs';
import { expect, test } from './watched-page';

/** What readers see in each scenario of a group, for each position of its options and each button. */
export type Checks = Readonly<Record<string, (playground: RunningPlayground) => Promise<unknown>>>;

export const onThePage = (...apps: string[]) => apps.map((app) => `${app}: on the page`);

/** Runs a group of scenarios on one page: to choose the next one takes a tenth of the time of a new page. */
export function testScenarios(subject: string, checks: Checks): void {
  test(`${subject}: each scenario does what it says, is for everyone, and stays on the site`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(address('folders', '/hello'));
    const ids = Object.keys(checks);
    expect(ids.toSorted()).toEqual(SUBJECTS[subject]?.toSorted());
    const playground = await runScenario(page, ids[0] ?? '');
    for (const id of ids) {
      await test.step(id, async () => {
        await choose(playground, id);
        await checks[id]?.(playground);
        await expectForEveryone(page, playground);
      });
    }
    expect([...origins]).toEqual([new URL(address('folders', '/')).origin]);
    // Nothing that happens on a stage is a step of the page's history.
    await page.goBack();
    await expect(page).toHaveURL(address('folders', '/hello'));
  });
}
