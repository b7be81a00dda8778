import {
  blocks,
  copyButton,
  expectWrapped,
  makeCodeButtons,
  overflowOf,
  wrapButton,
} from '../support/code-page';
import { fixture } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

test('marked lines have a ground, and a sign and an edge without colours; lines that wrap from the start can be unwrapped', async ({
  page,
}) => {
  await page.goto(fixture('/markdown/code-lines'));
  const rest = await blocks(page, 'const short = 1')
    .first()
    .evaluate((figure) => {
      const whole = figure.querySelector('pre')?.scrollWidth ?? 0;
      return whole - (figure.querySelector('.line-highlight')?.getBoundingClientRect().width ?? 0);
    });
  expect(rest).toBeLessThan(1);

  for (const media of [
    { forcedColors: 'active', colorScheme: 'light' },
    { forcedColors: 'active', colorScheme: 'dark' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    const lines = await page.locator('pre :is(.line-add, .line-highlight)').evaluateAll((all) =>
      all.map((line) => {
        const { borderLeft, backgroundColor } = getComputedStyle(line);
        const letters = [line, ...line.querySelectorAll('*')].map(
          (part) => getComputedStyle(part).color,
        );
        const sign = getComputedStyle(line, '::before').content;
        return { look: `${sign} ${borderLeft}`, isSeen: !letters.includes(backgroundColor) };
      }),
    );
    for (const { look, isSeen } of lines) {
      expect(look).toContain('3px');
      expect(isSeen, JSON.stringify(media)).toBe(true);
    }
    // Those of added lines and of highlighted ones
    expect(new Set(lines.map(({ look }) => look)).size).toBe(2);
  }
  await page.emulateMedia({ media: 'screen' });

  await makeCodeButtons(page);
  const block = blocks(page, 'thirteen').first();
  await expectWrapped(block, true);
  await wrapButton(block).click();
  await expectWrapped(block, false);
  // On paper all code wraps, without buttons.
  await page.emulateMedia({ media: 'print' });
  for (const text of ['thirteen', 'const short = 1']) {
    const printed = blocks(page, text).first();
    await expect(printed.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
    expect(await overflowOf(printed)).toBe(0);
    await expect(wrapButton(printed)).toBeHidden();
    await expect(copyButton(printed)).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });

  // A line that wraps begins each row at the same place.
  await page.setViewportSize({ width: 375, height: 700 });
  const starts = await blocks(page, 'const first = 1')
    .first()
    .locator('.line')
    .evaluateAll((lines) =>
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
