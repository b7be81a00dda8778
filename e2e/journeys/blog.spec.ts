import { site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('an article of the blog is a card with its drawing that leads to it as a whole', async ({
  page,
}) => {
  await page.goto(site('/blog/'));
  // On a tablet the cards end where the text and the button that copies the page end.
  await page.setViewportSize({ width: 768, height: 1000 });
  const ends = await page
    .locator('main .prose, [data-part="page-actions"], main section > ul > li')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(new Set(ends)).toEqual(new Set([720]));

  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.locator('main section > ul > li');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ has: page.locator('svg'), hasText: 'min read' })).toHaveCount(3);
  // The first one has a row of its own, and its words are beside the drawing.
  const [first, second, third] = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [drawing, words] = [...card.children].map((part) => part.getBoundingClientRect());
      return { top: card.getBoundingClientRect().top, right: drawing?.right, words: words?.left };
    }),
  );
  expect(first?.words).toBeGreaterThan(first?.right ?? Number.POSITIVE_INFINITY);
  expect(second?.top).toBeGreaterThan(first?.top ?? Number.POSITIVE_INFINITY);
  expect(third?.top).toBe(second?.top);
  await cards.last().click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/blog\/sourcemap$/);
});
