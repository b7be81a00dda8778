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
