import type { Locator, Page } from '@playwright/test';

/** Where the reader's choice of appearance is stored. */
export const KEY = 'rspress-theme-appearance';

/** The button that flips the appearance, on whichever screen it shows. */
export function toggle(page: Page): Locator {
  return page.getByRole('button', { name: /^Switch to (dark|light) mode$/ });
}

/** The choice that is stored. */
export function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Returns whether the page's ground is light or dark, read from what the styles say. */
export function ground(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    for (const element of [document.documentElement, document.body]) {
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 380 ? 'light' : 'dark';
  });
}

/** How much of a picture (PNG) is as light or as dark as the site's grounds, from 0 to 1. */
export function shares(page: Page, picture: string): Promise<{ light: number; dark: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const count = { light: 0, dark: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.min(red, green, blue) > 235) count.light++;
      else if (Math.max(red, green, blue) < 60) count.dark++;
    }
    const all = data.length / 4;
    return { light: count.light / all, dark: count.dark / all };
  }, picture);
}
