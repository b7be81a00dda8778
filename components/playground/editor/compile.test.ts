import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compile } from './compile';

const MODULES =
  "module.exports = { modules: { react: { useState: () => ['state'] }, 'react/jsx-runtime': { jsx: (type, { children }) => [type, children] } } };";

/** What the code exports as `value`. */
function run(code: string): unknown {
  const exports: { value?: unknown } = {};
  new Function('exports', compile(code, MODULES))(exports);
  return exports.value;
}

test('types go, elements become calls, and packages are those of the app', () => {
  const code =
    "import { useState } from 'react';\nexport const value = <b>{useState<string>()[0]!}</b>;";
  expect(run(code)).toEqual(['b', 'state']);
});

test('each line stays where it is', () => {
  const source = readFileSync('examples/playground/cart/main.tsx', 'utf8');
  const at = (text: string) => text.split('\n').findIndex((line) => line.includes('visits += 1'));
  expect(at(compile(source, MODULES))).toBe(at(source));
});

test('what cannot be compiled throws in its own line', () => {
  const lines = compile('const a = 1;\n\nconst b: = 2;', MODULES).split('\n');
  expect(lines[2]).toContain('throw new SyntaxError("Unexpected token (3:10)")');
  expect(() => run('const b: = 2;')).toThrow('Unexpected token (1:10)');
});

test('a package that the app does not have says which there are', () => {
  expect(() => run("import x from 'preact'; export const value = x;")).toThrow(
    '"preact" cannot be imported here. There are: react, react/jsx-runtime.',
  );
});

test('loops end', () => {
  expect(() => run('for (;;) {}')).toThrow('more than a second');
});
