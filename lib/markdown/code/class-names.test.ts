import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LINE_CLASS, LINE_KINDS, lineClass, TOKENS, tokenClass } from './class-names';

test('the styles of code know every class that the build writes, and no other', () => {
  const css = readFileSync('app/styles/code.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const styled = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  expect([...styled].sort()).toEqual(
    [...TOKENS.map(tokenClass), ...LINE_KINDS.map(lineClass), LINE_CLASS].sort(),
  );
});
