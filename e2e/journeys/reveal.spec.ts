import type { Page } from '@playwright/test';
import { ground, shares, stored, toggle } from '../support/appearance-page';
import { boxOf } from '../support/box-of';
import { expectLive } from '../support/page-at-rest';
import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const html = (page: Page) => page.locator('html');

test('the light page shrinks or grows around the pointer in 400 ms', async ({ page }) => {
  await open(page);
  await stretchTime(page);
  for (const [picture, how] of [
    ['::view-transition-old(root)', 'shrinks'],
    ['::view-transition-new(root)', 'grows'],
  ] as const) {
    const [x, y] = await pointInToggle(page, 9, 13);
    await page.mouse.click(x, y);
    const ends = [
      [0, x, y],
      [Math.round(Math.hypot(x, 900 - y)), x, y],
    ];
    const circles = how === 'grows' ? ends : ends.reverse();
    const run = { picture, duration: 400, easing: 'ease-in', circles };
    await expect.poll(() => runs(page)).toEqual([run]);

    // Half-way the light page is there, where the pointer is; the far corner is dark.
    await goTo(page, 200);
    const near = await page.screenshot({ clip: { x: x - 200, y: 100, width: 200, height: 300 } });
    const far = await page.screenshot({ clip: { x: 0, y: 600, width: 200, height: 300 } });
    expect((await shares(page, near.toString('base64'))).light).toBeGreaterThan(0.8);
    expect((await shares(page, far.toString('base64'))).dark).toBeGreaterThan(0.8);
    await goTo(page, 400);
    await expectSettled(page, how === 'grows' ? 'light' : 'dark');
  }

  await test.step('by keyboard it begins at the button, which keeps the focus, and nothing else moves', async () => {
    await toggle(page).press('Enter');
    const [x, y] = await pointInToggle(page);
    await expect.poll(async () => (await runs(page))[0]?.circles[1]).toEqual([0, x, y]);
    const moving = await page.evaluate(() => [
      document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // Beside the icon of the button, which rises
        return !target?.closest('[data-appearance-toggle]');
      }).length,
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).viewTransitionName !== 'none',
      ).length,
    ]);
    expect(moving).toEqual([1, 1]);
    await goTo(page, 400);
    await expectSettled(page, 'dark');
    await expect(toggle(page)).toBeFocused();
  });
});

/** What forbids or breaks view transitions, and how many of the two presses still run one. */
const PLAIN: [where: string, runs: number, act: (page: Page) => Promise<unknown>][] = [
  ['the reader wants no motion', 0, (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'the browser gives up',
    2,
    (page) =>
      page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          const transition = start(change);
          transition.skipTransition();
          return transition;
        };
      }),
  ],
  [
    'the browser has no view transitions',
    0,
    (page) =>
      page.evaluate(() => {
        Reflect.deleteProperty(document, 'startViewTransition');
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      }),
  ],
  [
    'the settings say so',
    0,
    async (page) => {
      await page.goto(fixture('/guide/a'));
      await countReveals(page);
    },
  ],
];

test('the change is plain where the reader or the settings want no motion, or the browser has none', async ({
  page,
}) => {
  await open(page);
  await countReveals(page);
  const reveals = async () => Number((await html(page).getAttribute('data-reveals')) ?? 0);
  for (const [where, count, act] of PLAIN) {
    await test.step(where, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const before = where === 'the settings say so' ? 0 : await reveals();
      await act(page);
      const opposite = { dark: 'light', light: 'dark' } as const;
      const first = opposite[await ground(page)];
      for (const scheme of [first, opposite[first]]) {
        await toggle(page).click();
        await expectSettled(page, scheme);
      }
      expect((await reveals()) - before).toBe(count);
    });
  }
});

test('presses during a reveal count: they begin the next one, or follow a link', async ({
  page,
}) => {
  await open(page, 375);
  await countReveals(page);
  const [x, y] = await pointInToggle(page);
  await page.mouse.click(x, y, { clickCount: 3 });
  await expect(html(page)).toHaveAttribute('data-reveals', '3');
  await expectSettled(page, 'dark');
  // Before the first change is made
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(html(page)).toHaveAttribute('data-reveals', '5');
  await expectSettled(page, 'dark');

  await stretchTime(page);
  for (const shown of ['light', 'dark', 'light']) {
    await page.mouse.click(x, y);
    await expect
      .poll(async () => [(await runs(page)).length, await ground(page)])
      .toEqual([1, shown]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = await boxOf(page.getByRole('link', { name: 'FAQ' }));
  await toggle(page).click();
  await expect.poll(() => runs(page)).toHaveLength(1);
  await page.mouse.click(link.x + 9, link.y + 9);
  await expect(page).toHaveURL(site('/issues/'));
  await expectSettled(page, 'dark');
});

/** Opens a page of the real site, with the button that flips the appearance in view. */
async function open(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site('/hello'));
  await expectLive(page);
  if (width < 960) await page.getByRole('button', { name: 'Open menu' }).click();
}

/** A point in the button, from its upper left corner; by default its centre. */
async function pointInToggle(page: Page, x?: number, y?: number): Promise<[number, number]> {
  const box = await boxOf(toggle(page));
  return [Math.round(box.x + (x ?? box.width / 2)), Math.round(box.y + (y ?? box.height / 2))];
}

/** Writes on <html> how many reveals have come to their end. */
async function countReveals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.finished.then(() => {
        dataset.reveals = String(Number(dataset.reveals ?? 0) + 1);
      });
      return transition;
    };
  });
}

/** Lets all animations run a thousand times slower. */
async function stretchTime(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

/** The animations of a reveal that run at present; a circle is its radius and its centre. */
function runs(page: Page) {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes('view-transition'))
        return [];
      const { duration, easing } = effect.getTiming();
      const circles = effect.getKeyframes().map(({ clipPath }) =>
        String(clipPath)
          .match(/[\d.]+/g)
          ?.map(Number)
          .map(Math.round),
      );
      return [{ picture: effect.pseudoElement, duration, easing, circles }];
    }),
  );
}

/** Puts the running animations to a time in milliseconds; the last one ends them. */
async function goTo(page: Page, time: number): Promise<void> {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
      if (at === 400) animation.finish();
    }
  }, time);
}

/** No reveal is left, and page, button and storage agree. */
async function expectSettled(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => stored(page)).toBe(scheme);
  await expect.poll(() => runs(page)).toEqual([]);
  expect(await ground(page)).toBe(scheme);
  const opposite = scheme === 'light' ? 'dark' : 'light';
  await expect(toggle(page)).toHaveAccessibleName(`Switch to ${opposite} mode`);
}
