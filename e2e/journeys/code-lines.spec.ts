import { blocks } from '../support/code-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LINES = address('fixture', '/markdown/code-lines');

// All of this is there before the scripts of a page run.
test('numbers count the lines and are no part of the text, and a wrapped line hangs beside its own', async ({
  page,
}) => {
  await page.goto(LINES);
  const block = blocks(page, 'library.ts');
  await expect(block.locator('.line')).toHaveCount(12);
  expect(await block.locator('code').textContent()).toMatch(/^export const books = 3;\n\nexport/);
  const numbered = await block
    .locator('.line')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line, '::before').content.includes('counter(line)')),
    );
  expect(numbered).toEqual(Array(12).fill(true));
  expect(await blocks(page, 'Poetry').locator('.line').first().evaluate(numberOf)).toBe('none');

  await page.setViewportSize({ width: 375, height: 700 });
  const wrapped = blocks(page, 'const first = 1').first();
  await expect(wrapped.locator('pre')).toHaveAttribute('data-wraps', 'true');
  const starts = await wrapped.locator('.line').evaluateAll((lines) =>
    lines.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = [...range.getClientRects()];
      return { left: Math.min(...rows.map(({ left }) => left)), rows: rows.length };
    }),
  );
  expect(new Set(starts.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...starts.map(({ rows }) => rows))).toBeGreaterThan(2);
});

test('marked lines have a ground, a sign and an edge; those beside the focus step back until the reader comes', async ({
  page,
}) => {
  await page.goto(LINES);
  await test.step('the ground of a line reaches to the end of the longest one', async () => {
    const { line, whole } = await blocks(page, 'const short = 1')
      .first()
      .evaluate((figure) => ({
        line: figure.querySelector('.line-highlight')?.getBoundingClientRect().width ?? 0,
        whole: figure.querySelector('pre')?.scrollWidth ?? 0,
      }));
    expect(whole).toBeGreaterThan(0);
    expect(whole - line).toBeLessThan(1);
  });

  const block = blocks(page, 'toSorted');
  const word = block.locator('.tk-keyword').first();
  const dimmed = await block.locator('.line').first().evaluate(colourOf);
  expect(await word.evaluate(colourOf)).toBe(dimmed);
  const focused = block.locator('.line-focus .tk-keyword').first();
  const colour = await focused.evaluate(colourOf);
  expect(colour).not.toBe(dimmed);
  await block.locator('pre').hover();
  await expect.poll(() => word.evaluate(colourOf)).toBe(colour);

  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await test.step(`without grounds: ${JSON.stringify(media)}`, async () => {
      await page.emulateMedia(media);
      const looks = new Set<string>();
      for (const kind of ['add', 'remove', 'error', 'warning', 'highlight', 'focus']) {
        const line = page.locator(`.line-${kind}`).first();
        const look = await line.evaluate((element) => {
          const { borderLeft } = getComputedStyle(element);
          return `${getComputedStyle(element, '::after').content} ${borderLeft}`;
        });
        expect(look, kind).toContain('3px');
        looks.add(look);
      }
      expect(looks.size).toBe(6);
    });
  }
});

function colourOf(element: Element): string {
  return getComputedStyle(element).color;
}

function numberOf(element: Element): string {
  return getComputedStyle(element, '::before').content;
}
