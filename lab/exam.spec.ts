import { expect, type Page, test } from '@playwright/test';
import { judge } from './exam/judge';
import { TASKS } from './exam/tasks';

/** Long enough for a busy machine, and what an answer that does nothing is granted. */
const PATIENCE = { solution: 10_000, start: 600 };

/** The pages of a worker: each task loads its host again. */
let pages: { solution: Page; start: Page };

test.beforeAll(async ({ browser }) => {
  pages = { solution: await browser.newPage(), start: await browser.newPage() };
});

test.afterAll(async () => {
  for (const page of Object.values(pages)) await page.close();
});

for (const task of TASKS) {
  test(`${task.id}: the stored solution passes, and the untouched files do not`, async () => {
    const [solution, start] = await Promise.all([
      judge(pages.solution, task, { ...task.start, ...task.solution }, PATIENCE.solution),
      judge(pages.start, task, task.start, PATIENCE.start),
    ]);
    expect(solution).toEqual({ isPassed: true, seen: task.sees });
    expect(start.isPassed, `the untouched files show ${JSON.stringify(start.seen)}`).toBe(false);
  });
}

test('there are forty tasks, each with a folder of its own', () => {
  expect(new Set(TASKS.map(({ id }) => id)).size).toBe(40);
});
