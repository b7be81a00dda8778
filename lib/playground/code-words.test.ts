import { expect, test } from '@jest/globals';
import { codeWords } from './code-words';
import { readScenario, SCENARIO_IDS } from './scenarios';

test('words get the kind that the code theme knows', () => {
  const kinds = codeWords("// A host\nconst app = await load('cart', { cache: true });")
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds).toEqual([
    'comment // A host',
    'keyword const',
    'keyword await',
    'function load',
    "string 'cart'",
    'constant true',
  ]);
});

test('what controls the flow is no function', () => {
  const words = codeWords('while (on) try { switch(on) {} } catch(error) { mount(error); }');
  const kinds = words.filter(({ kind }) => kind).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds).toEqual([
    'keyword while',
    'keyword try',
    'keyword switch',
    'keyword catch',
    'function mount',
  ]);
});

test('no character of any scenario is lost', () => {
  for (const id of SCENARIO_IDS) {
    for (const { text: code } of Object.values(readScenario(id).files)) {
      expect(
        codeWords(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }
  }
});
