import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PROJECT_PACKAGES, projectFiles } from './project';
import { type Choices, initialChoices, type Scenario } from './scenario';
import { SCENARIO_IDS, SCENARIOS } from './scenarios';

/** All that a reader can choose in a scenario. */
function everyChoice({ controls }: Scenario): Choices[] {
  return controls.reduce<Choices[]>(
    (all, { id, choices }) =>
      all.flatMap((chosen) => choices.map(({ value }) => ({ ...chosen, [id]: value }))),
    [{}],
  );
}

const CASES = SCENARIO_IDS.flatMap((id) => {
  const scenario: Scenario = SCENARIOS[id];
  return everyChoice(scenario).map((choices) => ({ id, scenario, choices }));
});

test.each(CASES)(
  'the host of $id is code, with an action for each button ($choices)',
  ({ scenario, choices }) => {
    const code = scenario.host(choices);
    expect(code).toMatch(/^import Garfish from 'garfish';\n\n/);
    const [, actions = ''] = code.split('\nexport const actions = ');
    expect(actions.endsWith('};\n')).toBe(true);
    expect(
      () => new Function('Garfish', code.replace(/^import.*/, '').replace('export const', 'const')),
    ).not.toThrow();
    for (const name of [...Object.keys(scenario.actions), ...scenario.start]) {
      expect(actions).toMatch(new RegExp(`^  (async )?${name}(\\(|:)`, 'm'));
    }
  },
);

test.each(CASES)(
  'the option of a control changes the code of $id ($choices)',
  ({ scenario, choices }) => {
    const codes = everyChoice(scenario).map((each) => scenario.host(each));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain(scenario.host(choices));
  },
);

test('every container of the hosts exists, but for the one that is missing on purpose', () => {
  for (const id of SCENARIO_IDS) {
    const scenario: Scenario = SCENARIOS[id];
    const code = scenario.host(initialChoices(scenario));
    const named = [...code.matchAll(/'#([\w-]+)'/g)].map(([, name]) => name);
    const missing = named.filter((name) => !scenario.containers.includes(name ?? ''));
    expect([id, missing]).toEqual([id, id === 'wrong-container' ? ['sub-app'] : []]);
  }
});

test('the entry of each failure on the page of errors shows its scenario', () => {
  const text = readFileSync('content/issues/errors.mdx', 'utf8');
  const entries = new Map(
    text.split(/^###? /m).map((entry) => [/\{#([\w-]+)\}$/m.exec(entry)?.[1], entry]),
  );
  for (const id of SCENARIO_IDS) {
    const { explained }: Scenario = SCENARIOS[id];
    const shown = `<Playground scenario="${id}" />`;
    if (explained) expect(entries.get(explained.split('#')[1])).toContain(shown);
    else expect(text).not.toContain(shown);
  }
});

test('a downloaded project has the packages of this site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies).toMatchObject(PROJECT_PACKAGES);
});

test('a downloaded project answers requests as the stage does', () => {
  const scenario: Scenario = SCENARIOS['html-for-script'];
  const files = projectFiles(scenario, {}, scenario.files ?? {});
  expect(files['public/apps/shop/main.js']).toMatch(/^<!doctype html>/);
  expect(files['server.js']).toContain('{"/apps/shop/main.js":"text/html"}');
});

test.each(SCENARIO_IDS)('%s has a task with a question and an answer', (id) => {
  const { task }: Scenario = SCENARIOS[id];
  expect(task?.question).toMatch(/[.?]$/);
  expect(task?.answer).toMatch(/\.$/);
});
