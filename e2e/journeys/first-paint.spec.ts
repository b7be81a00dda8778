import type { Page } from '@playwright/test';
import { KEY, shares } from '../support/appearance-page';
import { serveLateBody } from '../support/late-body';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** [what is stored, what the system asks for, what must show from the first frame on] */
const CASES = [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [null, 'dark', 'dark'],
] as const;

for (const [choice, system, shown] of CASES) {
  test.describe(`"${choice}" with a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`every painted frame is ${shown}, while the scripts are on their way and after a reload`, async ({
      page,
    }) => {
      await startOnGreen(page, choice);
      const release = await holdRequests(page, '**/*.js');
      const frames = await film(page);
      await page.goto(address('folders', '/hello'), { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await expectOnly(shown, page, frames);
      release();
      await expectLive(page);
      await page.reload();
      await expectLive(page);
      await expectOnly(shown, page, frames);
    });
  });
}

test('a page whose body is late waits in an empty page that is dark', async ({ page }) => {
  const site = await serveLateBody('/hello');
  await startOnGreen(page, 'dark', site.origin);
  const frames = await film(page);
  await page.goto(`${site.origin}/hello`, { waitUntil: 'commit' });
  await expectOnly('dark', page, frames);
  site.close();
});

/** Opens a green page of the site, which is neither light nor dark, and stores the choice there. */
async function startOnGreen(page: Page, choice: string | null, origin = address('folders', '')) {
  const green = `${origin}/green`;
  await page.route(green, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html style="background: lime">' }),
  );
  await page.goto(green);
  await page.evaluate(([key, value]) => value !== null && localStorage.setItem(key, value), [
    KEY,
    choice,
  ] as const);
}

/** Takes a picture of every frame that the browser paints from now on, as on a slow device. */
async function film(page: Page): Promise<string[]> {
  const frames: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Page.startScreencast', { format: 'png', maxWidth: 480, everyNthFrame: 1 });
  return frames;
}

async function expectOnly(shown: 'light' | 'dark', page: Page, frames: string[]) {
  const wrong = shown === 'light' ? 'dark' : 'light';
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await shares(page, frames.at(-1) ?? ''))[shown])
    .toBeGreaterThan(0.5);
  for (const frame of frames) expect((await shares(page, frame))[wrong]).toBeLessThan(0.2);
}
