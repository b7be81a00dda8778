import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { THEME_COLORS } from './theme-color';

test("the colours of the browser's bars are those of the top bar", () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  const [, light, dark] = /--c-bar: light-dark\(var\((.+?)\), var\((.+?)\)\);/.exec(css) ?? [];
  expect(css).toContain(`${light}: ${THEME_COLORS.light};`);
  expect(css).toContain(`${dark}: ${THEME_COLORS.dark};`);
});
