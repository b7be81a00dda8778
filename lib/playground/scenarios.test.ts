import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { slug } from 'github-slugger';
import { HOST } from './edits';
import { PROJECT_PACKAGES, projectFiles } from './project';
import { type Choices, initialChoices, ownFiles, type Scenario } from './scenario';
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
    const codeOf = (each: Choices) =>
      [
        scenario.host(each),
        ...Object.values(ownFiles(scenario, each)).map(({ text }) => text),
      ].join();
    const codes = everyChoice(scenario).map(codeOf);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain(codeOf(choices));
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

test('the section that explains a failure shows its scenario, or leads to it', () => {
  for (const id of SCENARIO_IDS) {
    const { explained }: Scenario = SCENARIOS[id];
    if (!explained) continue;
    const [path = '', anchor = ''] = explained.split('#');
    const file = path.endsWith('/') ? `content${path}index.mdx` : `content${path}.mdx`;
    const section = readFileSync(file, 'utf8')
      .split(/^(?=###? )/m)
      .find((one) => anchorOf(one) === anchor);
    const shown = new RegExp(
      `<Playground scenario="${id}" />|\\(/playground\\?playground=${id}\\)`,
    );
    expect([id, section]).toEqual([id, expect.stringMatching(shown)]);
  }
});

test('the mended line of a failure stands in place of the broken one, and nothing else differs', () => {
  for (const id of SCENARIO_IDS) {
    const scenario: Scenario = SCENARIOS[id];
    if (!scenario.mend) continue;
    const { file, broken, mended } = scenario.mend;
    const textIn = (form: string) =>
      file === HOST ? scenario.host({ form }) : (ownFiles(scenario, { form })[file]?.text ?? '');
    expect([id, textIn('broken').split(broken).length]).toEqual([id, 2]);
    expect(textIn('mended')).toBe(textIn('broken').replace(broken, () => mended));
  }
});

/** The id of the heading with which a section begins. */
function anchorOf(section: string): string | undefined {
  const [heading = ''] = section.split('\n');
  return /\{#([\w-]+)\}$/.exec(heading)?.[1] ?? slug(heading.replace(/^#+ /, ''));
}

test('a downloaded project has the packages of this site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies).toMatchObject(PROJECT_PACKAGES);
});

test('a downloaded project answers requests as the stage does', () => {
  const scenario: Scenario = SCENARIOS['html-for-script'];
  const files = projectFiles(scenario, {}, ownFiles(scenario, {}));
  expect(files['public/main.js']).toMatch(/^<!doctype html>/);
  expect(files['server.js']).toContain('{"/main.js":"text/html"}');
});

test.each(SCENARIO_IDS.filter((id) => !SCENARIOS[id].mend))(
  '%s has a task with a question and an answer',
  (id) => {
    const { task }: Scenario = SCENARIOS[id];
    expect(task?.question).toMatch(/[.?]$/);
    expect(task?.answer).toMatch(/\.$/);
  },
);
