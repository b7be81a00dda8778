import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { effectiveScheme, THEME_COLORS } from './appearance';

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['purple', true, 'dark'],
  [undefined, false, 'light'],
])('the choice "%s" with a dark system: %s shows %s', (choice, systemIsDark, shown) => {
  expect(effectiveScheme(choice, systemIsDark)).toBe(shown);
});

test("the colours of the browser's bars are those of the top bar", () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  expect(css).toContain(`--c-bar: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`);
});
