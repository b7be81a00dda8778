import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { imageSize } from 'image-size';
import { CARD_COLORS, drawCard, titleSize } from './draw-card';
import { CARD_SIZE } from './metadata';

const TEXT = {
  site: 'Garfish',
  section: 'API',
  title: 'Garfish.run',
  description: 'Starts it.',
};

test('a card is a PNG file of the size that those who show links ask for', async () => {
  const { width, height, type } = imageSize(await drawCard(TEXT));
  expect({ width, height, type }).toEqual({ ...CARD_SIZE, type: 'png' });
});

test('the same words make the same file, others another one', async () => {
  const first = Buffer.from(await drawCard(TEXT));
  expect(first.equals(await drawCard(TEXT))).toBe(true);
  for (const change of [{ title: 'Garfish.loadApp' }, { description: 'Ends it.' }, { section: '' }])
    expect(first.equals(await drawCard({ ...TEXT, ...change }))).toBe(false);
});

test('a page whose letters the fonts lack has the card of its site', async () => {
  const site = await drawCard({ site: 'Garfish', title: 'Garfish', description: '' });
  const chinese = await drawCard({
    ...TEXT,
    title: '沙箱',
    description: 'It runs apps.',
  });
  expect(Buffer.from(site).equals(chinese)).toBe(true);
});

test.each([
  ['Garfish.run', 84],
  ['Garfish.clearEscapeEffect', 47],
  ['Coming from qiankun, single-spa or Module Federation', 56],
])('the letters of %s are %d high', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test.each([
  ['ground', 'page'],
  ['text', 'text'],
  ['soft', 'text-soft'],
  ['accent', 'accent'],
  ['brandFrom', 'brand-from'],
  ['brandTo', 'brand-to'],
] as const)('the color %s of a card is --c-%s of the dark theme', (color, token) => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  const [, dark = ''] = new RegExp(`--c-${token}: light-dark\\([^,]+, ([^;]+)\\);`).exec(css) ?? [];
  const [, name] = /^var\((.+)\)$/.exec(dark) ?? [];
  const value = name === undefined ? dark : new RegExp(`${name}: ([^;]+);`).exec(css)?.[1];
  expect(CARD_COLORS[color]).toBe(value);
});
