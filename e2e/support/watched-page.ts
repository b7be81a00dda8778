import { test as base, expect, type Page } from '@playwright/test';

/** What a browser did while a test ran. */
export type Watch = {
  /** Console errors, uncaught exceptions (hydration errors among them) and failed requests. */
  faults: string[];
  /** Full loads of a document; a soft navigation adds none. */
  loads: string[];
};

type Options = {
  /** The faults that a test provokes; any other one fails it. */
  expectedFaults: RegExp | undefined;
  /** Whether each page that is opened starts its scripts at once, which wait for the reader otherwise. */
  startsScripts: boolean;
};

/** Playwright's test, which fails when the page reports a fault that was not provoked. */
export const test = base.extend<Options & { watch: Watch }>({
  expectedFaults: [undefined, { option: true }],
  startsScripts: [true, { option: true }],
  page: async ({ page, context, startsScripts, javaScriptEnabled }, use) => {
    if (startsScripts && javaScriptEnabled !== false) {
      startScriptsOf(page);
      context.on('page', startScriptsOf);
    }
    await use(page);
  },
  watch: [
    async ({ page, expectedFaults }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(watch.faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Starts the scripts of each page that a test opens, and waits until they have started. A test that
 * does not wait for the page to load starts them by what it does.
 */
function startScriptsOf(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    if (!args[1]?.waitUntil) await startScripts(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    if (!args[0]?.waitUntil) await startScripts(page);
    return response;
  };
}

async function startScripts(page: Page): Promise<void> {
  const start = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { dataset } = document.documentElement;
          // Only pages of the site itself have scripts that wait.
          if (dataset.path === undefined || dataset.ready !== undefined) return resolve();
          for (const event of ['site:ready', 'site:failed']) {
            document.addEventListener(event, () => resolve(), { once: true });
          }
          window.dispatchEvent(new Event('scroll'));
        }),
    );
  // A page that leads on to another may be gone by now.
  await start().catch(async () => {
    await page.waitForLoadState();
    await start();
  });
}

/** A page that is left cancels what it was loading; one without JavaScript loads no script. */
const HARMLESS = ['net::ERR_ABORTED', 'csp'];

/** Begins to record what a page does. */
export function watchPage(page: Page): Watch {
  const watch: Watch = { faults: [], loads: [] };
  page.on('pageerror', ({ message }) => watch.faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error')
      watch.faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!HARMLESS.includes(reason)) watch.faults.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.faults.push(`${response.status()} ${response.url()}`);
    if (response.request().resourceType() === 'document') watch.loads.push(response.url());
  });
  return watch;
}
