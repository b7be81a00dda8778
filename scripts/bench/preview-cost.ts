import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { freePort, isListening } from '../serve/ports';
import { startMeasured } from './process-cost';
import { withoutCaches } from './without-caches';

// How long a writer waits in the preview, and how much memory it takes.

const CONTENT = '.tmp/bench-preview';
const POLL_MS = 50;
const PAGE = 'api/run.mdx';

type Server = ReturnType<typeof startMeasured>;

/** The page is saved a number of times before the memory is read. */
export function measurePreview(browser: Browser, saves: number) {
  return withoutCaches(() => preview(browser, saves));
}

async function preview(browser: Browser, saves: number) {
  await rm(CONTENT, { recursive: true, force: true });
  await cp('content', CONTENT, { recursive: true });
  const figures: Record<string, object> = {};
  for (const state of ['cold', 'warm']) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const page = await browser.newPage();
    const server = startMeasured(
      ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', `${port}`],
      { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', SITE_CONTENT: CONTENT },
    );
    try {
      figures[`first page, ${state}`] = await costOf(server, async () => {
        while (!(await isListening(port))) await delay(POLL_MS);
        await open(page, `${origin}/api/run`);
      });
      figures[`next page, ${state}`] = await costOf(server, () => open(page, `${origin}/issues/`));
      await open(page, `${origin}/api/run`);
      if (state === 'warm') Object.assign(figures, await measureSaves(server, page, saves));
    } finally {
      await page.close();
      await server.stop();
    }
  }
  await rm(CONTENT, { recursive: true });
  return figures;
}

async function measureSaves(server: Server, page: Page, count: number) {
  const source = await readFile(join(CONTENT, PAGE), 'utf8');
  const save = (end: string) => writeFile(join(CONTENT, PAGE), `${source}\n${end}\n`);
  const costs = [];
  for (let index = 0; index < count; index++) {
    const text = `Saved ${index} times.`;
    costs.push(await costOf(server, () => shows(page, text, () => save(text))));
  }
  const problem = await costOf(server, () => shows(page, '/nope', () => save('[nowhere](/nope)')));
  costs.sort((a, b) => a.seconds - b.seconds);
  return {
    'saved change, median': costs[Math.floor(count / 2)],
    'saved change, slowest': costs.at(-1),
    problem,
  };
}

/**
 * Waits until the page shows a text after something was done. Playwright itself looks only every
 * 500 ms after a while.
 */
async function shows(page: Page, text: string, act: () => Promise<void>) {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  await act();
  await shown;
}

async function costOf(server: Server, act: () => Promise<void>) {
  server.memory();
  const [start, { cpu }] = [performance.now(), server.cost()];
  await act();
  const seconds = (performance.now() - start) / 1000;
  const megabytes = server.memory();
  return { seconds: round(seconds), cpu: round(server.cost().cpu - cpu), megabytes };
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}

async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  await page.locator('h1').waitFor();
}
