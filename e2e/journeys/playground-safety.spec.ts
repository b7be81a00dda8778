import type { Page } from '@playwright/test';
import {
  expectSoon,
  expectStates,
  type RunningPlayground,
  runScenario,
} from '../support/playground-page';
import { expect, test } from '../support/watched-page';

/** Runs code in place of the notes, outside the sandbox of Garfish. */
async function runHostile(page: Page, code: string): Promise<RunningPlayground> {
  const body = `exports.provider = {
    render() { new Function(${JSON.stringify(code)})(); },
    destroy() {},
  };`;
  await page.route('**/playground/notes.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  return runScenario(page, 'first-mount', { choices: '&playground.app=notes' });
}

/** The longest time for which the page did nothing while it waited for something. */
async function longestPause(page: Page, wait: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const pauses = { longest: 0 };
    let last = performance.now();
    setInterval(() => {
      pauses.longest = Math.max(pauses.longest, performance.now() - last);
      last = performance.now();
    }, 10);
    Object.assign(window, { pauses });
  });
  await wait();
  return page.evaluate(() => (window as unknown as { pauses: { longest: number } }).pauses.longest);
}

test.use({ expectedFaults: /.*/ });

test('an app that loops is stopped, and the page goes on meanwhile', async ({ page }) => {
  const playground = await runHostile(page, 'setTimeout(() => { for (;;) {} }, 500)');
  const pause = await longestPause(page, async () => {
    await expectSoon(playground.box).toContainText('did not answer for three seconds');
  });
  // A busy machine pauses, too, but not for the seconds that the app has looped.
  expect(pause).toBeLessThan(1000);
  await page.unroute('**/playground/notes.js');
  await page.reload();
  await page.mouse.move(30, 30);
  await expectStates(playground, 'notes: on the page');
});

for (const [what, code] of [
  ['prints', 'setTimeout(() => { for (let i = 0; i < 50000; i++) console.log(i); }, 500)'],
  ['sends many addresses', 'for (let i = 0; i < 2000; i++) history.pushState(null, "", "/" + i)'],
] as const) {
  test(`an app that ${what} without end is stopped`, async ({ page }) => {
    const playground = await runHostile(page, code);
    const pause = await longestPause(page, async () => {
      await expectSoon(playground.box).toContainText('more than 300 messages');
    });
    expect(pause).toBeLessThan(1000);
  });
}

test('messages to the window of the page reach nobody', async ({ page }) => {
  const playground = await runHostile(
    page,
    'for (let i = 0; i < 5000; i++) parent.postMessage({ type: "stopped", event: {} }, "*")',
  );
  await expectStates(playground, 'notes: on the page');
});

test('an app opens no dialog and no window, and does not navigate the page', async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  const playground = await runHostile(
    page,
    `for (const act of [
      () => alert('x'), () => confirm('x'), () => prompt('x'), () => print(),
      () => window.open('/hello'), () => { top.location.href = '/hello'; },
      () => { parent.document.body.textContent = ''; },
      () => parent.history.back(),
      () => document.documentElement.requestFullscreen(),
      () => { document.cookie = 'x=1'; },
    ]) { try { act(); } catch {} }`,
  );
  await expectStates(playground, 'notes: on the page');
  expect(dialogs).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  await expect(page).toHaveURL(/\/guide\/demo\/demo\?playground=first-mount/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an app that navigates the stage is stopped', async ({ page }) => {
  const playground = await runHostile(page, "location.href = '/hello'");
  await expectSoon(playground.box).toContainText('navigated away from the stage');
  await expect(playground.box.locator('iframe')).toHaveCount(0);
});

test('the stage connects to nothing, and the page keeps its policy', async ({ page }) => {
  const requests: string[] = [];
  const playground = await runHostile(
    page,
    `fetch('https://example.com/').catch(() => {});
     new Image().src = 'https://example.com/x.png';
     document.body.append(Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' }));
     try { new WebSocket('wss://example.com/'); } catch {}
     navigator.sendBeacon('https://example.com/');`,
  );
  page.on('requestfinished', (request) => requests.push(request.url()));
  await expectStates(playground, 'notes: on the page');
  expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveCount(1);
  expect(await policy.getAttribute('content')).not.toContain('unsafe');
  expect(await playground.box.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
});

test('fifty runs leave nothing behind', async ({ page }) => {
  test.setTimeout(180_000);
  const playground = await runScenario(page, 'first-mount', { choices: '&playground.app=notes' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const again = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await playground.button('Stop').click();
      await expect(playground.box.locator('iframe')).toHaveCount(0);
      await playground.button('Run again').click();
      await expectSoon(playground.status).toHaveText(/^Running.*notes: on the page/);
    }
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
  };
  await expectStates(playground, 'notes: on the page');
  const before = await again(5);
  const after = await again(50);
  expect(after.listeners - before.listeners).toBeLessThan(25);
  expect(after.nodes - before.nodes).toBeLessThan(25);
});
