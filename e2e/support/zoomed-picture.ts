import { expect, type Locator, type Page } from '@playwright/test';
import { fixture } from './servers.mjs';

/** A page with pictures, of which the first and the last can be enlarged. */
export const PICTURES = fixture('/markdown/image');

/** A page with pictures of all sizes at all places. */
export const ALL_PICTURES = fixture('/markdown/zoom');

/** The picture of an article that is described so; a role would also tell what is shown of it. */
export function picture(page: Page, description: string): Locator {
  return page.locator(`article img[alt="${description}"]`);
}

/** The first picture of the page with pictures. */
export function firstPicture(page: Page): Locator {
  return picture(page, 'The drawing of the home page, in light colours');
}

/** The picture that is shown enlarged. */
export function enlarged(page: Page): Locator {
  return page.locator('dialog[open] img');
}

export type Phase = 'closed' | 'opening' | 'opened' | 'closing';

/** Waits until a picture is in a phase. */
export async function expectPhase(element: Locator, phase: Phase): Promise<void> {
  await expect(element).toHaveAttribute('data-zoom', phase);
}

/** Enlarges a picture by a press on it, as soon as that is possible. */
export async function enlarge(element: Locator): Promise<void> {
  await expectPhase(element, 'closed');
  await element.click();
  await expectPhase(element, 'opened');
}

/** Begins to record the phases of a picture, with the times at which they began. */
export async function recordPhases(element: Locator): Promise<() => Promise<[Phase, number][]>> {
  const record = await element.evaluateHandle((image) => {
    const seen: [string, number][] = [];
    new MutationObserver(() => {
      // The time by which transitions run: a busy machine may show less of one.
      const now = Number(document.timeline.currentTime);
      seen.push([image.getAttribute('data-zoom') ?? '', now]);
    }).observe(image, { attributeFilter: ['data-zoom'] });
    return seen;
  });
  return async () => (await record.jsonValue()) as [Phase, number][];
}

/** Lets a picture show a plain one of some size, which grows no larger than it is. */
export async function showBitmap(element: Locator, width: number, height: number): Promise<void> {
  await element.evaluate(
    async (image, [canvasWidth = 0, canvasHeight = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvasWidth;
      canvas.height = canvasHeight;
      canvas.getContext('2d')?.fillRect(0, 0, canvasWidth, canvasHeight);
      const loaded = new Promise((resolve) => image.addEventListener('load', resolve));
      // As the build writes the size of each picture into the page.
      image.setAttribute('width', String(canvasWidth));
      image.setAttribute('height', String(canvasHeight));
      image.setAttribute('src', canvas.toDataURL());
      await loaded;
      // Whoever observes its size is told in the frame after.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [width, height],
  );
}

/** The addresses of the files that enlarge pictures, as far as the page has asked for them. */
export async function watchZoomFiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/static/scripts/*', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-rmiz')) asked.push(route.request().url());
    await route.fulfill({ response });
  });
  return asked;
}
