import { type Choices, initialChoices, type Scenario } from './scenario';

/** Names the scenario that runs; `playground.cache=off` beside it is what the reader has chosen. */
const PARAMETER = 'playground';
/** What the reader has changed in the code. */
const CODE = `${PARAMETER}.code`;

/** The scenario that a URL asks to run. */
export function scenarioIn(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** What a URL has chosen in a scenario; unknown values are left out. */
export function choicesIn(search: string, scenario: Scenario): Choices {
  const given = new URLSearchParams(search);
  const chosen = scenario.controls.flatMap(({ id, choices }) => {
    const value = given.get(`${PARAMETER}.${id}`);
    return choices.some((choice) => choice.value === value) ? [[id, value]] : [];
  });
  return { ...initialChoices(scenario), ...Object.fromEntries(chosen) };
}

/** The changed code of a URL, packed. */
export function codeIn(search: string): string | undefined {
  return new URLSearchParams(search).get(CODE) ?? undefined;
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
