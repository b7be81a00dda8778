import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KEY, shares } from '../support/appearance-page';
import { expectLive, holdRequests } from '../support/page-at-rest';
import { site } from '../support/servers.mjs';
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
      await page.goto(site('/hello'), { waitUntil: 'commit' });
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

test('the appearance is set in the head, so that a page whose body is late waits in its colour', () => {
  const [head] = readFileSync('out/hello.html', 'utf8').split('<body');
  expect(head).toMatch(new RegExp(`<script[^>]*>[^<]*${KEY}`));
});

/** Opens a green page of the site, which is neither light nor dark, and stores the choice there. */
async function startOnGreen(page: Page, choice: string | null) {
  const green = site('/green');
  await page.route(green, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html style="background: lime">' }),
  );
  await page.goto(green);
  await page.evaluate(([key, value]) => value !== null && localStorage.setItem(key, value), [
    KEY,
    choice,
  ] as const);
}

type Film = { frames: string[]; slowDown: (rate: number) => Promise<unknown> };

/** Takes a picture of every frame that the browser paints from now on, as on a slow device. */
async function film(page: Page): Promise<Film> {
  const frames: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const slowDown = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(4);
  await browser.send('Page.startScreencast', { format: 'png', maxWidth: 480, everyNthFrame: 1 });
  return { frames, slowDown };
}

/** All frames since the last look show one appearance. */
async function expectOnly(shown: 'light' | 'dark', page: Page, { frames, slowDown }: Film) {
  const wrong = shown === 'light' ? 'dark' : 'light';
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  // To look at frames takes a slow device long.
  await slowDown(1);
  await expect
    .poll(async () => (await shares(page, frames.at(-1) ?? ''))[shown])
    .toBeGreaterThan(0.5);
  for (const frame of frames.splice(0)) {
    expect((await shares(page, frame))[wrong]).toBeLessThan(0.2);
  }
  await slowDown(4);
}
