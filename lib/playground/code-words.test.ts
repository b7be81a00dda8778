import { expect, test } from '@jest/globals';
import { codeWords } from './code-words';
import { initialChoices, type Scenario } from './scenario';
import { SCENARIO_IDS, SCENARIOS } from './scenarios';

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
    const scenario: Scenario = SCENARIOS[id];
    const choices = initialChoices(scenario);
    const files = Object.values(scenario.files ?? {}).map(({ text }) => text);
    for (const code of [scenario.host(choices), ...files]) {
      expect(
        codeWords(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }
  }
});
