import 'server-only';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../playground/scenarios';
import { givenText } from './attribute-values';
import { type Component, htmlTag } from './component';

/** A scenario that readers can run; `all` lets them choose another one. */
export const Playground: Component = {
  attributes: {
    scenario: { takes: SCENARIO_IDS, isRequired: true },
    all: { takes: 'switch' },
  },
  stands: 'as a block',
  holds: 'nothing',
  plain(element) {
    const { title, summary } = SCENARIOS[givenText(element, 'scenario') as ScenarioId];
    return [htmlTag('p', [htmlTag('strong', [title])]), htmlTag('p', [summary])];
  },
};
