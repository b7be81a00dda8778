import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { slug } from 'github-slugger';
import { projectFiles } from './project';
import {
  CHALLENGE_IDS,
  readChallenge,
  readScenario,
  recordedTexts,
  SCENARIO_IDS,
} from './read-scenarios';
import { type Choices, hostIn, type Scenario, textsIn, withChoices } from './scenario';

/** All that a reader can choose in a scenario. */
function everyChoice({ controls }: Scenario): Choices[] {
  return controls.reduce<Choices[]>(
    (all, { id, choices }) =>
      all.flatMap((chosen) => choices.map(({ value }) => ({ ...chosen, [id]: value }))),
    [{}],
  );
}

const CASES = SCENARIO_IDS.flatMap((id) => {
  const scenario = readScenario(id);
  return everyChoice(scenario).map((choices) => ({ id, scenario, choices }));
});

test.each(CASES)(
  'the host of $id is code with an action for each button, and the choice is seen in it ($choices)',
  ({ scenario, choices }) => {
    const code = hostIn(withChoices(scenario, choices));
    expect(code).toMatch(/^import Garfish from 'garfish';\n\n/);
    const [, actions = ''] = code.split('\nexport const actions = ');
    expect(actions.endsWith('};\n')).toBe(true);
    const body = code.replace(/^import.*/, '').replace('export const', 'const');
    expect(() => new Function('Garfish', body)).not.toThrow();
    for (const name of [...Object.keys(scenario.actions), ...scenario.start]) {
      expect(actions).toMatch(new RegExp(`^  (async )?${name}(\\(|:)`, 'm'));
    }
    const codes = everyChoice(scenario).map((each) =>
      Object.values(textsIn(withChoices(scenario, each))).join(),
    );
    expect(new Set(codes).size).toBe(codes.length);
  },
);

test.each(SCENARIO_IDS)(
  '%s has containers, a task, recorded runs of its forms, and one line that fixes it',
  (id) => {
    const scenario = readScenario(id);
    const { containers, task, fix } = scenario;
    const named = [...hostIn(withChoices(scenario)).matchAll(/'#([\w-]+)'/g)].map(
      ([, name]) => name,
    );
    const missing = named.filter((name = '') => !containers.includes(name));
    // One is missing on purpose.
    expect(missing).toEqual(id === 'wrong-container' ? ['sub-app'] : []);
    expect(task).toEqual({
      question: expect.stringMatching(/[.?]$/),
      answer: expect.stringMatching(/\.$/),
    });
    const forms = fix ? ['broken', 'mended'] : ['run'];
    expect(forms).toEqual(expect.arrayContaining(recordedTexts(id).map(([form]) => form)));
    if (!fix) return;
    const textIn = (form: string) => textsIn(withChoices(scenario, { form }))[fix.file] ?? '';
    expect(textIn('broken').split(fix.broken)).toHaveLength(2);
    expect(textIn('mended')).toBe(textIn('broken').replace(fix.broken, () => fix.fixed));
  },
);

test('the section that explains a failure shows its scenario, or leads to it', () => {
  for (const id of SCENARIO_IDS) {
    const { explained } = readScenario(id);
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

/** The id of the heading with which a section begins. */
function anchorOf(section: string): string | undefined {
  const [heading = ''] = section.split('\n');
  return /\{#([\w-]+)\}$/.exec(heading)?.[1] ?? slug(heading.replace(/^#+ /, ''));
}

test('a downloaded project has the packages of this site, and answers as the stage does', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const project = JSON.parse(readFileSync('examples/playground/project/package.json', 'utf8'));
  expect(dependencies).toMatchObject(project.dependencies);
  const scenario = readScenario('html-for-script');
  const files = projectFiles({ 'README.md': '# {title}' }, scenario, scenario.files);
  expect(files['README.md']).toBe('# A wrong publicPath, answered with HTML');
  expect(files['public/main.js']).toMatch(/^<!doctype html>/);
  expect(JSON.parse(files['scenario.json'] ?? '')).toMatchObject({
    types: { '/main.js': 'text/html' },
    actions: { mount: 'Mount again' },
  });
});

test('each folder of scenarios has its place in the list of subjects', () => {
  const folders = readdirSync('examples/playground/scenarios', { withFileTypes: true });
  const names = folders.filter((one) => one.isDirectory() && !one.name.startsWith('_'));
  expect([...SCENARIO_IDS].sort()).toEqual(names.map(({ name }) => name).sort());
});

const PAGE = readFileSync('content/playground/challenges.mdx', 'utf8');

test('the page of the challenges holds each of them once, below a heading with its title', () => {
  const shown = [...PAGE.matchAll(/^## (.*) \{#([\w-]+)\}\n\n<Challenge name="([\w-]+)" \/>$/gm)];
  expect(shown.map(([, title, anchor, name]) => [title, anchor, name]).sort()).toEqual(
    CHALLENGE_IDS.map((id) => [readChallenge(id).title, id, id]).sort(),
  );
});

test.each(CHALLENGE_IDS)(
  'the solution of %s changes files that the reader sees, and nothing is left out',
  (id) => {
    const { solution, hints, actions, start, judge, ...challenge } = readChallenge(id);
    const files = textsIn({ actions, start, ...challenge });
    expect(Object.keys(solution)).not.toEqual([]);
    for (const [name, text] of Object.entries(solution)) {
      expect(files).toHaveProperty([name]);
      expect(text).not.toBe(files[name]);
    }
    expect(hints.length).toBeGreaterThan(0);
    const pressed = judge.flatMap((step) => ('act' in step ? [step.act] : []));
    expect(Object.keys(actions)).toEqual(
      expect.arrayContaining([...pressed, ...start.filter((name) => name !== 'mount')]),
    );
  },
);
