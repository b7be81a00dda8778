import type { Locator } from '@playwright/test';

/** Where an element is in the window. It has to show. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} does not show.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
