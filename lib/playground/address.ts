import { type Choices, initialChoices, type Scenario } from './scenario';

/** Names the scenario that runs; `playground.cache=off` beside it is what the reader has chosen. */
const PARAMETER = 'playground';
/** What the reader has changed in the code. */
const CODE = `${PARAMETER}.code`;

/** What a URL has chosen in a scenario that it names, and the changed code, packed. Unknown values are left out. */
export function addressed(
  search: string,
  id: string,
  scenario: Scenario,
): { choices: Choices; code: string | undefined } {
  const given = new URLSearchParams(search);
  const initial = initialChoices(scenario);
  if (given.get(PARAMETER) !== id) return { choices: initial, code: undefined };
  const chosen = scenario.controls.flatMap(({ id: control, choices }) => {
    const value = given.get(`${PARAMETER}.${control}`);
    return choices.some((choice) => choice.value === value) ? [[control, value]] : [];
  });
  return {
    choices: { ...initial, ...Object.fromEntries(chosen) },
    code: given.get(CODE) ?? undefined,
  };
}

/** The query of a page in which a scenario runs with some choices; other parameters stay. */
export function searchFor(
  search: string,
  id: string,
  scenario: Scenario,
  chosen: Choices,
  code?: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (name === PARAMETER || name.startsWith(`${PARAMETER}.`)) query.delete(name);
  }
  query.set(PARAMETER, id);
  const initial = initialChoices(scenario);
  for (const [control, value] of Object.entries(chosen)) {
    if (value !== initial[control]) query.set(`${PARAMETER}.${control}`, value);
  }
  if (code !== undefined) query.set(CODE, code);
  return `?${query}`;
}
