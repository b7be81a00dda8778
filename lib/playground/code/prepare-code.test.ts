import { expect, jest, test } from '@jest/globals';
import { HOST, script } from '../scenario';
import { prepareFile, prepareFiles } from './prepare-code';

const run = () => 'ran';
const GARFISH = { default: { run }, Garfish: class {} };

/** Runs the code of a host as the stage does, and returns what its action `go` returns. */
async function go(code: string): Promise<unknown> {
  const [fault] = prepareFiles({ [HOST]: script('') }, { [HOST]: code }).faults;
  if (fault) return `${fault.line}: ${fault.message}`;
  const host: { actions?: { go: () => unknown } } = {};
  const body = `return (async () => { 'use strict'; ${prepareFile(HOST, script(code))}\n})()`;
  await new Function('garfishPackage_', 'hostModule_', body)(GARFISH, host);
  return host.actions?.go();
}

const ACTIONS = 'export const actions = { go: () => Garfish.run() };';

test.each([
  `import Garfish from 'garfish';\n${ACTIONS}`,
  `'use strict';\nimport Garfish from 'garfish';\n${ACTIONS}`,
  `import { default as Garfish } from 'garfish';\n${ACTIONS}`,
  `import Garfish, { Garfish as Class } from 'garfish';\nnew Class();\n${ACTIONS}`,
  `import * as garfish_ from 'garfish';\n${ACTIONS.replace('Garfish', 'garfish_.default')}`,
  `import G from 'garfish';\n${ACTIONS.replace('Garfish', 'G')}`,
  `import garfish from 'garfish';\nconst host = 1;\n${ACTIONS.replace('Garfish', 'garfish')}`,
  `${ACTIONS}\nimport Garfish from 'garfish';`,
  `import 'garfish';\nconst { default: Garfish } = await import('garfish');\n${ACTIONS}`,
  `import Garfish from 'garfish';\nconst all = { go: () => Garfish.run() };\nexport { all as actions };`,
  `import Garfish from 'garfish';\nexport default {};\nexport let one = 1;\n${ACTIONS}`,
  `import Garfish from 'garfish';\nawait Promise.resolve();\n${ACTIONS}`,
])('runs %j', async (code) => {
  expect(await go(code)).toBe('ran');
});

const JSX = 'This playground runs JavaScript, so write createElement() instead of JSX.';
const TYPES = 'This playground runs JavaScript, so remove the types of TypeScript.';

test.each([
  ["import _ from 'lodash';", `1: "lodash" can't be imported: only garfish is here.`],
  ["\nawait import('vue');", `2: "vue" can't be imported: only garfish is here.`],
  ["export { x } from './x.js';", `1: "./x.js" can't be imported: only garfish is here.`],
  ['const a =;', `1: Unexpected token ';'`],
  ['const a = {\n\n', '1: Unexpected end of the code. A bracket or a quote is not closed.'],
  ['let a;\nlet a;', "2: Identifier 'a' has already been declared"],
  ['let a;\nlet app: string;', `2: ${TYPES}`],
  ['function f(a?: number) {}', `1: ${TYPES}`],
  ['const f = (): void => {};', `1: ${TYPES}`],
  ['\ninterface App { name: string }', `2: ${TYPES}`],
  ['type Name = string;', `1: ${TYPES}`],
  ['const f = <T>(a) => a;', `1: ${TYPES}`],
  ['const App = () => <p>Hi</p>;', `1: ${JSX}`],
  ['function App() {\n  return (\n    <>Hi</>\n  );\n}', `3: ${JSX}`],
  ['if (1 <) {}', "1: Unexpected token ')'"],
  ["import type { interfaces } from 'garfish';", `1: ${TYPES}`],
  ['const a = b as Element;', `1: ${TYPES}`],
  ['const a = b!.c;', `1: ${TYPES}`],
  ['const a = new Map<string, number>();', `1: ${TYPES}`],
])('the fault of %j is %j', async (code, expected) => {
  expect(await go(code)).toBe(expected);
});

const prepared = (code: string) => prepareFile('/apps/shop/main.js', script(code));

/** What a script with guarded loops returns, or the error that it throws. */
function result(code: string): unknown {
  try {
    return new Function(prepared(code))();
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  'while (true) {}',
  'for (;;) {}',
  'do {} while (1)',
  'for (const x of { [Symbol.iterator]: () => ({ next: () => ({}) }) });',
  'for (let i = 0; ((i)) < 10; [i]) {\n  for (;;) ;\n}',
])('the loop %j ends', (code) => {
  expect(result(code)).toBe('This loop ran for more than a second, so it was stopped.');
});

test.each([
  ['let sum = 0; for (let i = 0; i < 500; i++) sum += i; return sum', 124750],
  ['let n = 3, all = ""; while (n > 0, n--) all += n; return all', '210'],
  ['let n = 0; do { n++ } while (n < 200 || n === 0); return n', 200],
  ['let n = 9; while (n // not { this\n > 3) { n-- } return n', 3],
  ["'use strict'; for (let i = 0; i < 99; i++); return this // at the end", undefined],
])('%j gives what it gave', (code, expected) => {
  expect(result(code)).toBe(expected);
});

test('code without loops stays as it is, and lines stay where they are', () => {
  expect(prepared('[1].map(String)')).toBe('[1].map(String)');
  expect(prepared('\nwhile (\n1) {}\n').split('\n').slice(1, 3)).toEqual([
    'while (',
    '1) {loopGuard_();}',
  ]);
  expect(() => prepared('while (')).toThrow('Unexpected end');
  // Garfish decides what becomes of a module.
  expect(prepared("import './x.js';")).toBe("import './x.js';");
  expect(prepareFile(HOST, script("\nimport Garfish from 'garfish';\n\nx"))).toMatch(/\n\n\nx$/);
});

test.each([
  [
    "{\n 'a': 1 }",
    [{ file: '/a.json', message: expect.stringMatching(/JSON/), line: expect.any(Number) }],
  ],
  ['{}', []],
])('the faults of the JSON %j are %j', (text, faults) => {
  const files = { '/a.json': { type: 'application/json', text: '' } };
  expect(prepareFiles(files, { '/a.json': text, '/b.json': '' }).faults).toEqual(faults);
});

test('a loop of slow turns ends, and one that is begun again and again goes on', () => {
  jest.useFakeTimers();
  let turns = 0;
  const slowTurn = () => {
    turns += 1;
    if (turns > 1000) throw new Error('It went on.');
    jest.setSystemTime(Date.now() + 20);
  };
  const slow = new Function('turn', prepared('for (;;) turn()'));
  expect(() => slow(slowTurn)).toThrow('more than a second');
  const quick = new Function(
    prepared('return () => { for (let i = 0; i < 99; i++); }'),
  )() as () => void;
  quick();
  jest.advanceTimersByTime(2000);
  expect(quick).not.toThrow();
  jest.useRealTimers();
});

test('an import of garfish that is missing is accepted with a note', () => {
  const prepared = (code: string) => prepareFile(HOST, script(code));
  expect(prepared(ACTIONS)).toContain("import Garfish from 'garfish'");
  expect(prepared(`import G from 'garfish';\n${ACTIONS}`)).not.toContain('console.info');
  expect(prepared('export const actions = {};')).not.toContain('console.info');
});
