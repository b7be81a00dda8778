import { test as base, expect, type Page } from '@playwright/test';

/** What a browser did while a test ran. */
export type Watch = {
  /** Console errors, uncaught exceptions and failed requests. */
  faults: string[];
  /** Full loads of a document; a soft navigation adds none. */
  loads: string[];
};

type Options = {
  /** The faults that a test provokes; any other one fails it. */
  expectedFaults: RegExp | undefined;
};

/** Playwright's test, which fails when the page reports a fault that was not provoked. */
export const test = base.extend<Options & { watch: Watch }>({
  expectedFaults: [undefined, { option: true }],
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
