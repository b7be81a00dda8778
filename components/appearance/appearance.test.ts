import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { THEME_COLORS } from './appearance';

test("the colours of the browser's bars are those of the top bar", () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  expect(css).toContain(`--c-bar: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`);
});
