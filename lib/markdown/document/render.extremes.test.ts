import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';

/** The HTML of a text. */
async function render(body: string, file = 'guide/a.md') {
  return renderToStaticMarkup(await renderText(body, file));
}

const count = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >]`, 'g'))].length;

test.each(['a.md', 'a.mdx'])('a table of forty columns: %s', async (file) => {
  const row = (text: string) => `|${` ${text} |`.repeat(40)}`;
  const html = await render([row('head'), row('-'), row('cell'), row('cell')].join('\n'), file);
  expect([count(html, 'th'), count(html, 'td')]).toEqual([40, 80]);
});

test.each(['a.md', 'a.mdx'])('lists that are nested twelve deep: %s', async (file) => {
  const items = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- item ${depth}`);
  const html = await render(items.join('\n'), file);
  expect([count(html, 'ul'), count(html, 'li')]).toEqual([12, 12]);
});

test('a paragraph of five thousand words', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
  expect(await render(words)).toBe(`<p>${words}</p>`);
});

test('a line of a hundred thousand letters', async () => {
  const line = 'x'.repeat(100_000);
  expect(await render(line)).toBe(`<p>${line}</p>`);
});

test('a heading of two thousand letters, and five hundred headings', async () => {
  const long = 'long '.repeat(400).trim();
  expect(await render(`## ${long}`)).toContain(`>${long}</h2>`);
  const many = Array.from({ length: 500 }, () => '## Same').join('\n\n');
  expect(await render(many)).toContain('<h2 id="same-499">Same</h2>');
});
