import type { Page } from '@playwright/test';
import { ground, stored, toggle } from './appearance-page';
import { expectLive } from './page-at-rest';
import { address } from './servers.mjs';
import { expect } from './watched-page';

/** Opens a page of the real site, with the button that flips the appearance in view. */
export async function openPage(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address('folders', '/hello'));
  await expectLive(page);
  if (width < 960) await page.getByRole('button', { name: 'Open menu' }).click();
}

/** A place in the button, from its upper left corner; by default its centre. */
export async function placeInToggle(page: Page, x?: number, y?: number): Promise<[number, number]> {
  const box = await toggle(page).boundingBox();
  if (!box) throw new Error('The button does not show.');
  return [Math.round(box.x + (x ?? box.width / 2)), Math.round(box.y + (y ?? box.height / 2))];
}

/** Writes on <html> how many reveals have come to their end. */
export async function countReveals(page: Page) {
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

/** Lets all animations run a thousand times slower, so that a test can look at them in peace. */
export async function stretchTime(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

/** The animations of a reveal that run at present; a circle is its radius and its centre. */
export function runs(page: Page) {
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
export async function goTo(page: Page, time: number) {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
      if (at === 400) animation.finish();
    }
  }, time);
}

/** No reveal is left, and page, button and storage agree. */
export async function expectSettled(page: Page, scheme: 'light' | 'dark') {
  const opposite = scheme === 'light' ? 'dark' : 'light';
  await expect.poll(() => stored(page)).toBe(scheme);
  await expect.poll(() => runs(page)).toEqual([]);
  expect(await ground(page)).toBe(scheme);
  await expect(toggle(page)).toHaveAccessibleName(`Switch to ${opposite} mode`);
}
