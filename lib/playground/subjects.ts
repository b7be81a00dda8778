import type { ScenarioId } from './scenarios';
import { failures } from './scenarios/failures';
import { isolation } from './scenarios/isolation';
import { mounting } from './scenarios/mounting';
import { routing } from './scenarios/routing';

/** The scenarios by subject, as the page of the playground lists them. Like their titles, the names are English. */
export const SUBJECTS: readonly { name: string; ids: readonly ScenarioId[] }[] = [
  { name: 'Mounting', ids: idsOf(mounting) },
  { name: 'Routes, cache and preloading', ids: idsOf(routing) },
  { name: 'Isolation and communication', ids: idsOf(isolation) },
  { name: 'Failures', ids: idsOf(failures) },
];

function idsOf<Id extends ScenarioId>(scenarios: Readonly<Record<Id, unknown>>): readonly Id[] {
  return Object.keys(scenarios) as Id[];
}
