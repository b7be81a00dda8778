import { failures } from './failures';
import { isolation } from './isolation';
import { mounting } from './mounting';
import { routing } from './routing';

/** All scenarios, in the order in which the full playground lists them. */
export const SCENARIOS = { ...mounting, ...routing, ...isolation, ...failures };

export type ScenarioId = keyof typeof SCENARIOS;

export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];
