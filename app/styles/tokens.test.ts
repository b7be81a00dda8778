import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/*
 * The contrast ratios that tokens.css states are true, and high enough. For each colour: the
 * grounds it may stand on, and the ratio it needs.
 */
const TEXT_GROUNDS = ['page', 'bar', 'raised', 'hover', 'fact', 'accent-ground'];
/** The grounds of code and of the lines in it that are marked. */
const CODE_GROUNDS = [
  'code-ground',
  ...['accent', 'success', 'danger', 'warning'].map((kind) => `${kind}-ground`),
];
const RULES: [tokens: string[], grounds: string[], least: number][] = [
  [['text', 'accent'], [...TEXT_GROUNDS, ...CODE_GROUNDS], 4.5],
  [['text-soft', 'text-faint', 'accent-hover'], TEXT_GROUNDS, 4.5],
  [['line-strong'], ['page', 'bar', 'raised'], 3],
  [['brand-from', 'brand-to'], ['page'], 3],
  [['on-button'], ['accent', 'accent-hover'], 4.5],
  [['info'], [...TEXT_GROUNDS, 'info-ground'], 4.5],
  [['success'], [...TEXT_GROUNDS, 'success-ground'], 4.5],
  [['warning'], [...TEXT_GROUNDS, 'warning-ground'], 4.5],
  [['danger'], [...TEXT_GROUNDS, 'danger-ground'], 4.5],
  [['important'], [...TEXT_GROUNDS, 'important-ground'], 4.5],
  [['comment', 'string', 'keyword', 'constant', 'function'].map(codeToken), CODE_GROUNDS, 4.5],
  [['parameter', 'punctuation'].map(codeToken), CODE_GROUNDS, 4.5],
  [['app-cart', 'app-orders', 'app-notes'], CODE_GROUNDS, 4.5],
];

const css = readFileSync('app/styles/tokens.css', 'utf8');
const cases = RULES.flatMap(([tokens, grounds, least]) =>
  tokens.map((token) => ({ token, grounds, least })),
);

test.each(cases)('--c-$token keeps its contrast', ({ token, grounds, least }) => {
  const ratios = ([0, 1] as const).map((scheme) =>
    Math.min(...grounds.map((ground) => contrast(colour(token, scheme), colour(ground, scheme)))),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least);
  expect(statedRatios(token)).toEqual(ratios.map((ratio) => Math.floor(ratio * 10) / 10));
});

test('every colour that states its contrast is one of these', () => {
  const stated = [...css.matchAll(/--c-([\w-]+): [^;]+; \/\* [\d., ]+ \*\//g)].map(
    ([, name]) => name,
  );
  expect(stated.sort()).toEqual(cases.map(({ token }) => token).sort());
});

function codeToken(name: string): string {
  return `code-${name}`;
}

/** The two numbers in the comment behind a colour. */
function statedRatios(token: string): number[] {
  const [, comment = ''] = new RegExp(`--c-${token}: [^;]+; /\\* ([\\d., ]+) \\*/`).exec(css) ?? [];
  return comment.split(', ').map(Number);
}

/** A colour in the light (0) or the dark (1) appearance, as red, green and blue from 0 to 1. */
function colour(token: string, scheme: 0 | 1): number[] {
  const pair = new RegExp(`--c-${token}: light-dark\\(([^,]+), ([^;]+)\\);`).exec(css);
  const value = pair?.[scheme + 1] ?? '';
  const name = /^var\((.+)\)$/.exec(value)?.[1];
  const hex = name === undefined ? value : (new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? '');
  return (hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16) / 255);
}

function contrast(a: number[], b: number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
