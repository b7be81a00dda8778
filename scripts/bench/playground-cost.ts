import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { SLOW, startTrace, type TraceEvent } from './load-cost';

// What it costs to run a scenario on a machine four times slower whose browser has the files already.

/** So long the pointer is on the button before it is pressed. */
const HOVER_MS = 300;
/** By then the timeline has followed. */
const SETTLE_MS = 1500;
const CATEGORIES = ['blink.user_timing', 'toplevel'];

/** Presses Run and traces what follows, also in the process of the stage if it has one. */
export async function measurePlayground(browser: Browser, url: string, scenario: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(markFirstApp);
  await runOnce(context, url, scenario, async () => {});
  const tracing = await browser.newBrowserCDPSession();
  const endTrace = await runOnce(context, url, scenario, () => startTrace(tracing, CATEGORIES));
  const events = await endTrace();
  await context.close();
  return figures(events);
}

async function runOnce<Begun>(
  context: BrowserContext,
  url: string,
  scenario: string,
  beforePress: () => Promise<Begun>,
) {
  const page = await context.newPage();
  const slowDown = async (target: Page | Frame) => {
    const session = await context.newCDPSession(target);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  };
  // A stage without a process of its own is slow with its page.
  page.on('framenavigated', (frame) => void slowDown(frame).catch(() => {}));
  await page.goto(url);
  await page.mouse.move(20, 20);
  const button = page.locator(`[data-playground="${scenario}"] button`);
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  await slowDown(page);
  const begun = await beforePress();
  const shown = page.waitForEvent('console', (message) => message.text() === 'app shown');
  await page.mouse.move(x + 9, y + 9);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await shown;
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return begun;
}

/** Runs in every document. */
function markFirstApp() {
  const isStage = window.parent !== window;
  window.addEventListener('mousedown', () => performance.mark('run pressed'), true);
  const observer = new MutationObserver(() => {
    if (!isStage || !document.querySelector('.app')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      performance.mark('app shown');
      console.debug('app shown');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

function figures(events: readonly TraceEvent[]) {
  const pressed = events.find(({ name }) => name === 'run pressed');
  const shown = events.find(({ name }) => name === 'app shown');
  if (!pressed || !shown) throw new Error('The scenario did not run.');
  const tasks = events.filter(
    ({ name, ph, ts, pid, tid }) =>
      ph === 'X' &&
      /\bRunTask$/.test(name) &&
      pid === pressed.pid &&
      tid === pressed.tid &&
      ts >= pressed.ts,
  );
  const work = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    firstApp: Math.round((shown.ts - pressed.ts) / 1000),
    longestTask: Math.round(Math.max(...work)),
    ownProcess: shown.pid !== pressed.pid,
  };
}
