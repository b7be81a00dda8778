import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';

async function render(body: string): Promise<string> {
  return renderToStaticMarkup(await renderText(body, 'guide/a.md')).replace(/\n/g, '');
}

test('the cells of a wide table name their column', async () => {
  const html = await render(
    '| Option | `Type` | Default | What it does |\n| - | - | - | - |\n| `a` | string | | Long text about what it does |',
  );
  expect(html).toContain('<table data-entries="">');
  expect(html).toContain(
    '<td data-label="Option"><code>a</code></td><td data-label="Type">string</td><td data-label="Default"></td><td data-label="What it does">Long text about what it does</td>',
  );
});

test.each([
  [
    'of few letters',
    '| Name | One 1.2.3 | Two |\n| - | - | - |\n| Any long text | ✓ | yes |',
    false,
  ],
  ['of two lines', '| Name | One | Two |\n| - | - | - |\n| a | one two three four | b |', false],
  [
    'of long words',
    '| Name | One | Two |\n| - | - | - |\n| a | `asyncProviderTimeout` | b |',
    true,
  ],
  ['of sentences', `| Name | One | Two |\n| - | - | - |\n| a | ${'word '.repeat(12)} | b |`, true],
])('a table of more columns %s: are its rows entries on a phone?', async (_, body, areEntries) => {
  expect((await render(body)).includes('data-entries')).toBe(areEntries);
});

test('a table of two columns stays one, unless the second is of sentences or long words', async () => {
  expect(await render('| a | b |\n| - | - |\n| 1 | 2 |')).not.toContain('data-');
  for (const text of ['word '.repeat(12), '`experimentalStyleIsolation`']) {
    expect(await render(`| a | b |\n| - | - |\n| 1 | ${text} |`)).toContain('data-label="b"');
  }
});

test('a name with a hyphen, or a long one, stays whole where it names a row', async () => {
  const html = await render(
    '| Package | Use |\n| - | - |\n| `@a/b-c` | `d-e` |\n| `not found-able` | x |\n| `plain` | x |\n| `protectVariable` | x |',
  );
  expect(html.match(/<code[^>]*data-whole[^>]*>[^<]*/g)).toEqual([
    '<code data-whole="">@a/b-c',
    '<code data-whole="">protectVariable',
  ]);
});

test('a column without a name gives its cells none', async () => {
  const html = await render(
    '| a | | c |\n| - | - | - |\n| 1 | a long text, and yet another text that is long | 3 |',
  );
  expect(html).toContain(
    '<td data-label="a">1</td><td>a long text, and yet another text that is long</td><td data-label="c">3</td>',
  );
});

test.each([
  [
    'of names in bold with a colon and a short fact',
    '- **Type:** `boolean`\n- **Since:** 1.3.7',
    true,
  ],
  ['of other items', '- **Type:** `boolean`\n- Any text', false],
  ['of sentences', '- **Start from scratch:** the quick start', false],
  ['of names without a colon', '- **Type** `boolean`', false],
  [
    'of long texts',
    `- **Keep files.** ${'word '.repeat(30)}\n- **Type:** ${'word '.repeat(30)}`,
    false,
  ],
  ['with numbers', '1. **Type:** `boolean`', false],
])('a list %s: are its items facts in one line?', async (_, body, areFacts) => {
  expect((await render(body)).includes('<ul data-facts="">')).toBe(areFacts);
});
test('a sub-app stays in one line, and its text stays as it was typed', async () => {
  const html = await render('A sub-app, **Sub-apps** and single-spa.');
  expect(html).toBe(
    '<p>A <span data-whole="">sub-app</span>, <strong><span data-whole="">Sub-apps</span></strong> and <span data-whole="">single-spa</span>.</p>',
  );
});

test('a date stays in one line', async () => {
  expect(await render('Run on 2026-11-25.')).toBe(
    '<p>Run on <span data-whole="">2026-11-25</span>.</p>',
  );
});

test('code and other terms stay as they are', async () => {
  expect(await render('`sub-app`, a sub-app-like micro-frontend and 2026-11-251')).not.toContain(
    'data-whole',
  );
});
