import { expect, test } from '@jest/globals';
import { readScenario, SCENARIO_IDS } from '../read-scenarios';
import { textsIn } from '../scenario';
import { codeTokens } from './code-tokens';

test.each([
  [
    "// A host\nconst app = await load('cart', { cache: true });",
    "comment // A host, keyword const, keyword await, function load, string 'cart', constant true",
  ],
  [
    'while (on) try { switch(on) {} } catch(error) { mount(error); }',
    'keyword while, keyword try, keyword switch, keyword catch, function mount',
  ],
])('the kinds in %j', (code, expected) => {
  const words = codeTokens(code).filter(({ kind }) => kind);
  expect(words.map(({ kind, text }) => `${kind} ${text}`).join(', ')).toBe(expected);
});

test('no character of any scenario is lost', () => {
  for (const code of SCENARIO_IDS.flatMap((id) => Object.values(textsIn(readScenario(id))))) {
    expect(
      codeTokens(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  }
});
