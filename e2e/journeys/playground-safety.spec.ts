import type { Page } from '@playwright/test';
import { heldMemory } from '../support/held-memory';
import { letFramesPass } from '../support/page-at-rest';
import {
  choose,
  expectSoon,
  expectStates,
  openCode,
  type RunningPlayground,
  runNotes,
  runScenario,
} from '../support/playground-page';
import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Runs code in place of the notes, outside the sandbox of Garfish. */
async function runHostile(page: Page, code: string): Promise<RunningPlayground> {
  return runNotes(
    page,
    `exports.provider = {
      render({ dom }) { new Function('dom', ${JSON.stringify(code)})(dom); },
      destroy() {},
    };`,
  );
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

/** What is kept of each run is there so often. */
const RUNS = 20;
/** The browser's own records of a run take half of it. A run that is kept takes more. */
const MAX_BYTES = 9000;

test.use({ expectedFaults: /.*/ });

test('an app that loops is stopped, and the page goes on meanwhile', async ({ page }) => {
  const playground = await runHostile(page, 'setTimeout(() => { for (;;) {} }, 500)');
  const pause = await longestPause(page, async () => {
    await expectSoon(playground.box).toContainText('did not answer for three seconds');
  });
  // A busy machine pauses, too, but not for the three seconds that the app has looped.
  expect(pause).toBeLessThan(2500);
  await choose(playground, 'cache');
  await expectStates(playground, 'cart: on the page');
});

test('an app that prints or sends addresses without end, or navigates the stage, is stopped', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  // The processor's time of the page: how long it waits for a busy machine says nothing.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  for (const code of [
    'setTimeout(() => { for (let i = 0; i < 50000; i++) console.log(i); }, 500)',
    'for (let i = 0; i < 2000; i++) history.pushState(null, "", "/" + i)',
  ]) {
    const before = await taskTime();
    const playground = await runHostile(page, code);
    await expectSoon(playground.box).toContainText('more than 300 messages');
    expect((await taskTime()) - before).toBeLessThan(2);
  }
  const playground = await runHostile(page, "location.href = '/hello'");
  await expectSoon(playground.box).toContainText('navigated away from the stage');
  await expect(playground.box.locator('iframe')).toHaveCount(0);
});

test('an app reaches nothing beyond the stage: no page, dialog, window, host, storage, WebRTC or history', async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  page.on('requestfinished', (request) => requests.push(request.url()));
  await page.goto(site('/hello'));
  const playground = await runHostile(
    page,
    `const frame = document.body.appendChild(document.createElement('iframe'));
    let child = 'blocked';
    try { child = typeof frame.contentWindow.RTCPeerConnection; } catch {}
    console.log('WebRTC: ' + (typeof RTCPeerConnection) + ' ' + child);
    for (let i = 0; i < 40; i++) History.prototype.pushState.call(history, null, '', '/' + i);
    for (let i = 0; i < 5000; i++) parent.postMessage({ type: "stopped", event: {} }, "*");
    for (const act of [
      () => alert('x'), () => confirm('x'), () => prompt('x'), () => print(),
      () => window.open('/hello'), () => { top.location.href = '/hello'; },
      () => { parent.document.body.textContent = ''; },
      () => parent.history.back(),
      () => document.documentElement.requestFullscreen(),
      () => { document.cookie = 'x=1'; },
      () => fetch('https://example.com/').catch(() => {}),
      () => { new Image().src = 'https://example.com/x.png'; },
      () => document.body.append(
        Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' }),
        Object.assign(document.createElement('script'), { src: '/static/playground/react.js' }),
      ),
      () => new WebSocket('wss://example.com/'),
      () => navigator.sendBeacon('https://example.com/'),
    ]) { try { act(); } catch {} }`,
  );
  await expectStates(playground, 'notes: on the page');
  expect(dialogs).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  await expect(page).toHaveURL(/\/playground\?playground=first-mount/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((url) => /example\.com|react\.js/.test(url))).toEqual([]);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveCount(1);
  expect(await policy.getAttribute('content')).not.toContain('unsafe');
  expect(await playground.box.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
  expect(await playground.events('console')).toContain('host log WebRTC: undefined blocked');
  await page.goBack();
  await expect(page).toHaveURL(site('/hello'));
});

test('an app never takes the focus from the page, but a press leads to it', async ({ page }) => {
  const playground = await runHostile(
    page,
    `dom.innerHTML = '<input aria-label="Taken"><dialog id=d><input></dialog><p popover><input autofocus></p><label>Named<input required></label><button commandfor=d command=show-modal></button>';
    const [input, dialog, popover, label, button] = dom.children;
    setInterval(() => {
      input.focus();
      // The rest would replace what the reader types there.
      if (document.hasFocus()) return;
      window.focus();
      label.click();
      label.dispatchEvent(new MouseEvent('click'));
      label.control.reportValidity();
      button.click();
      input.select();
      dialog.show();
      dialog.close();
      dialog.showModal();
      dialog.close();
      popover.showPopover();
      popover.hidePopover();
      input.setSelectionRange(9, 9);
    }, 30);`,
  );
  await expectStates(playground, 'notes: on the page');
  const taken = playground.stage.getByRole('textbox', { name: 'Taken' });
  // A pointer passes over the page on its way to the stage; a click alone would jump there.
  await page.mouse.move(5, 5);
  await taken.click();
  await expect(taken).toBeFocused();
  await page.keyboard.type('mine');
  await expect(taken).toHaveValue(/mine$/);
  const code = await openCode(playground);
  const search = page.getByRole('dialog').getByRole('combobox');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('secretwords', { delay: 40 });
  await expect(search).toHaveValue('secretwords');
  await page.keyboard.press('Escape');
  // Last, because the new host replaces the stage after a pause.
  await code.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// typed in all peace', { delay: 40 });
  await expect(code).toHaveValue(/^\/\/ typed in all peace/);
});

test('an app that scrolls to its elements scrolls the stage alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const playground = await runHostile(
    page,
    `dom.innerHTML = '<div style="overflow: auto; height: 50px"><p style="height: 500px"></p><b>Last</b></div>';
    const last = dom.querySelector('b');
    setInterval(() => {
      last.scrollIntoView();
      last.scrollIntoViewIfNeeded?.();
    }, 30);`,
  );
  await expectStates(playground, 'notes: on the page');
  const scrolled = playground.stage.locator('div:has(> b)');
  const end = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  });
  expect(end).toBeGreaterThan(500);
  await scrolled.evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(() => scrolled.evaluate((box) => box.scrollTop)).toBeGreaterThan(400);
  await letFramesPass(page, 30);
  expect(await page.evaluate(() => window.scrollY)).toBe(end);
});

/** Runs a scenario again and again, every second time after it was stopped. Runs in the page. */
async function runAgain(times: number): Promise<void> {
  const box = document.querySelector('[data-part="panel"]');
  const press = (label: string) =>
    [...(box?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === label)
      ?.click();
  const isRunning = () => /cart: on/.test(box?.querySelector('[role=status]')?.textContent ?? '');
  for (let time = 0; time < times; time++) {
    if (time % 2 === 0) press('Stop');
    press('Run');
    do await new Promise(requestAnimationFrame);
    while (!isRunning());
  }
}

test('many runs and resets leave nothing behind', async ({ page }) => {
  test.slow();
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // Playwright's own look at the page would keep something each time.
  await page.evaluate(runAgain, 5);
  const before = await heldMemory(client);
  await page.evaluate(runAgain, RUNS);
  // On a busy machine, what a frame that is gone held goes later. A leak stays.
  await expect(async () => {
    const after = await heldMemory(client);
    expect(after.listeners - before.listeners).toBeLessThan(RUNS / 2);
    // A run that leaves one behind would add as many as there are runs; the rows of the last one differ by a few.
    expect(after.nodes - before.nodes).toBeLessThan(RUNS);
    expect(after.bytes - before.bytes).toBeLessThan(RUNS * MAX_BYTES);
  }).toPass({ timeout: 20_000 });
});
