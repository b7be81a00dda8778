import { blocks } from '../support/code-page';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const LINES = address('fixture', '/markdown/code-lines');

// All of this is there before the scripts of a page run.
test('marked lines have a ground to the end of the longest one, a sign and an edge', async ({
  page,
}) => {
  await page.goto(LINES);
  const { line, whole } = await blocks(page, 'const short = 1')
    .first()
    .evaluate((figure) => ({
      line: figure.querySelector('.line-highlight')?.getBoundingClientRect().width ?? 0,
      whole: figure.querySelector('pre')?.scrollWidth ?? 0,
    }));
  expect(whole).toBeGreaterThan(0);
  expect(whole - line).toBeLessThan(1);

  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await test.step(`without grounds: ${JSON.stringify(media)}`, async () => {
      await page.emulateMedia(media);
      const looks = new Set<string>();
      for (const kind of ['add', 'highlight']) {
        const line = page.locator(`.line-${kind}`).first();
        const look = await line.evaluate((element) => {
          const { borderLeft } = getComputedStyle(element);
          return `${getComputedStyle(element, '::before').content} ${borderLeft}`;
        });
        expect(look, kind).toContain('3px');
        looks.add(look);
      }
      expect(looks.size).toBe(2);
    });
  }
});

test('in forced colours a marked line has letters that are seen on its ground', async ({
  page,
}) => {
  await page.goto(LINES);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const colours = await page.locator('pre :is(mark, ins)').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const ground = getComputedStyle(line).backgroundColor;
        return [line, ...line.querySelectorAll('*')].map((part) => ({
          ground,
          letters: getComputedStyle(part).color,
        }));
      }),
    );
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter(({ ground, letters }) => letters === ground)).toEqual([]);
  }
});

test('a line that wraps begins each row at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(LINES);
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
