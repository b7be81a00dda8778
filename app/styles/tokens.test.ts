import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contrast, readableOn, tokenColor } from '../../scripts/contrast';

/** For each colour: the grounds it may stand on, and the contrast ratio it needs. */
const TEXT_GROUNDS = ['page', 'bar', 'raised', 'hover', 'accent-ground'];
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

test.each(
  RULES.flatMap(([tokens, grounds, least]) => tokens.map((token) => ({ token, grounds, least }))),
)('--c-$token keeps its contrast', ({ token, grounds, least }) => {
  for (const scheme of [0, 1] as const) {
    for (const ground of grounds) {
      const ratio = contrast(tokenColor(css, token, scheme), tokenColor(css, ground, scheme));
      expect({ ground, scheme, isEnough: ratio >= least }).toEqual({
        ground,
        scheme,
        isEnough: true,
      });
    }
  }
});

test('a colour of a code theme is darkened or lightened until it can be read', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(readableOn(['#ffffff'], '#16212d', 0)).toBe('#16212d');
  const comment = readableOn(['#ffffff', '#fdf3e1'], '#6a737d', 0);
  expect(contrast(comment, '#fdf3e1')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(comment, '#fdf3e1')).toBeLessThan(5);
  expect(contrast(readableOn(['#24292e'], '#6a737d', 1), '#24292e')).toBeGreaterThanOrEqual(4.5);
});

function codeToken(name: string): string {
  return `code-${name}`;
}
