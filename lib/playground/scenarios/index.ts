import type { Scenario } from '../scenario';
import { failures } from './failures';
import { isolation } from './isolation';
import { mounting } from './mounting';
import { routing } from './routing';

const ALL = { ...mounting, ...routing, ...isolation, ...failures };

export type ScenarioId = keyof typeof ALL;

/** All scenarios, in the order in which the full playground lists them. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = ALL;

export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];
