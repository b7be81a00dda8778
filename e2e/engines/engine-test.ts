import { test as base, expect } from '@playwright/test';
import { ENGINES, type EngineName } from './find-engines';
import { startFirefox } from './firefox';
import { Tab } from './tab';
import { serveWatched, type WatchedSites } from './watched-sites';
import { startWebKit } from './webkit';

export { expect };

type Shared = { engineName: EngineName; sites: WatchedSites; window: Tab };

/** A test with a tab of an engine and the exported sites. It fails when a page reports a problem. */
export const test = base.extend<{ tab: Tab; size: [number, number] }, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is used
    async ({}, use) => {
      const sites = await serveWatched();
      await use(sites);
      sites.stop();
    },
    { scope: 'worker' },
  ],
  // To start an engine takes seconds, so all tests of an engine use one.
  window: [
    async ({ engineName }, use) => {
      const programs = ENGINES[engineName].find();
      if (!programs) throw new Error(`${engineName} is not installed.`);
      const start = engineName === 'firefox' ? startFirefox : startWebKit;
      const engine = await start(programs);
      await use(new Tab(engine));
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  size: [[1440, 900], { option: true }],
  tab: async ({ window, sites, size }, use, info) => {
    await window.resize(...size);
    sites.takeProblems();
    await use(window);
    if (info.status !== info.expectedStatus) {
      await info.attach('screenshot', {
        body: await window.screenshot(),
        contentType: 'image/png',
      });
    }
    // What a page does while it is left counts, too.
    for (const url of [sites.site('/robots.txt'), sites.fixture('/robots.txt')]) {
      await window.load(url);
      await window.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    // Both engines report it when a box grows while sizes are observed. The sizes come a frame later.
    const problems = sites.takeProblems().filter((text) => !text.includes('ResizeObserver loop'));
    expect(problems).toEqual([]);
  },
});
