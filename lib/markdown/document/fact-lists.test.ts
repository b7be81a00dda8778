import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';

const render = async (body: string) =>
  renderToStaticMarkup(await renderText(body, 'guide/a.md')).includes('<ul data-facts="">');

test('a list of names in bold with a colon and a short fact stands in one line', async () => {
  expect(await render('- **Type:** `boolean`\n- **Default:** `false`\n- **Since:** 1.3.7')).toBe(
    true,
  );
});

test.each([
  ['of other items', '- **Type:** `boolean`\n- Any text'],
  ['of sentences', '- **Start from scratch:** the quick start'],
  ['of names without a colon', '- **Type** `boolean`'],
  ['of long texts', `- **Keep files.** ${'word '.repeat(30)}\n- **Type:** ${'word '.repeat(30)}`],
  ['with numbers', '1. **Type:** `boolean`'],
])('a list %s is a list', async (_, body) => {
  expect(await render(body)).toBe(false);
});
