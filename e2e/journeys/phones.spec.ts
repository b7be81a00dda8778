import { ROUTES } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test.use({
  viewport: { width: 375, height: 700 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const);

test('no page scrolls sideways, and whatever is pressed is large enough for a finger', async ({
  page,
}) => {
  test.slow();
  expect(ROUTES.length).toBeGreaterThan(50);
  for (const path of ROUTES) {
    await page.goto(address('folders', path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
});

/**
 * Runs in the page. Links among words are as high as their line, a ticked step has its whole heading, and a press on
 * the label of a field presses the field.
 */
function smallTargets(): string[] {
  const LEAST = 43.5;
  const isOfText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && !element.closest('nav, footer');
  return [...document.querySelectorAll('a[href], button, summary, select, input')]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter(
      (element) => !isOfText(element) && !element.matches('[data-part="step-done"], :disabled'),
    )
    .map((element) => ({
      element,
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1 && (box.width < LEAST || box.height < LEAST))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`);
}
