import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { currentScheme, THEME_COLORS } from './appearance';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['purple', true, 'dark'],
  [undefined, false, 'light'],
])('the choice "%s" with a dark system: %s shows %s', (theme, matches, scheme) => {
  const document = { documentElement: { dataset: { theme } } };
  Object.assign(globalThis, { document, matchMedia: () => ({ matches }) });
  expect(currentScheme()).toBe(scheme);
});

test("the colours of the browser's bars are those of the top bar", () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8');
  expect(css).toContain(`--c-bar: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`);
});
