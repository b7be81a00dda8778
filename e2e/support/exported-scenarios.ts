import { readFileSync } from 'node:fs';
import type { Challenge, Scenario } from '../../lib/playground/scenario';

// What readers can run, as the exported site offers it.

function read<Value>(file: string): Readonly<Record<string, Value>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scenarios = read<Scenario>('out/static/playground/scenarios.json');
const challenges = read<Challenge>('out/static/playground/challenges.json');

/** The scenarios of each subject. */
export const SUBJECTS = read<string[]>('examples/playground/scenarios/subjects.json');

export const SCENARIO_IDS = Object.keys(scenarios);
export const CHALLENGE_IDS = Object.keys(challenges);

export const scenarioOf = (id: string) => oneOf(scenarios, id);
export const challengeOf = (id: string) => oneOf(challenges, id);

function oneOf<Kind>(all: Readonly<Record<string, Kind>>, id: string): Kind {
  const one = all[id];
  if (!one) throw new Error(`The export has no "${id}".`);
  return one;
}
