import 'server-only';
import type { ElementContent, Nodes } from 'hast';
import { hostIn, type Scenario, textsIn, withChoices } from '../../playground/scenario';
import {
  CHALLENGE_IDS,
  readChallenge,
  readScenario,
  SCENARIO_IDS,
  SUBJECTS,
} from '../../playground/scenarios';
import { problem } from '../../problems/problem';
import { fenceOf } from '../code/fence';
import { htmlTag, isElement, textAttribute } from '../tree/element';
import {
  CONTAINER,
  type Component,
  contentOf,
  EMPTY,
  innerNodes,
  PAGE_LIST_ELEMENT,
} from './component';

/**
 * A block and what is said of it, beside each other where the width allows. Where code marks as many ranges of
 * lines as a list beside it has items, each item is about one of them.
 */
export const Beside: Component = {
  ...CONTAINER,
  complete(element) {
    const nodes = innerNodes(element);
    const { marked = [] } = nodes.map(fenceOf).find(Boolean) ?? {};
    const items = nodes.find((node) => isElement(node, 'ol'))?.children.filter(isItem) ?? [];
    if (marked.length !== items.length) return;
    for (const [index, { first, last }] of marked.entries()) {
      const item = items[index];
      if (item) item.properties.dataLines = `${first}-${last}`;
    }
  },
  check(element, locationOf) {
    const { length } = innerNodes(element);
    const count = length === 1 ? 'one' : length;
    return length === 0 || length === 2
      ? []
      : [problem('notTwoBeside', locationOf(element), { count })];
  },
};

const isItem = (node: Nodes) => isElement(node, 'li');

/** Numbered steps: the items of a list, or `###` headings with what follows them. */
export const Steps: Component = {
  ...CONTAINER,
  check(element, locationOf) {
    const inner = innerNodes(element);
    const hasSteps = inner.some((node) => isElement(node, 'h3') || isElement(node, 'ol'));
    return inner.length === 0 || hasSteps
      ? []
      : [problem('stepsWithoutSteps', locationOf(element))];
  },
};

/** A scenario that readers can run. */
export const Playground: Component = {
  attributes: {
    scenario: { takes: SCENARIO_IDS, isRequired: true },
  },
  holds: 'nothing',
  plain(element) {
    const scenario = readScenario(textAttribute(element, 'scenario') ?? '');
    const { title, summary, mend } = scenario;
    const code = mend ? `- ${mend.broken}\n+ ${mend.mended}` : hostIn(withChoices(scenario));
    return [
      htmlTag('p', [htmlTag('strong', [title])]),
      htmlTag('p', [summary]),
      ...(mend ? [htmlTag('p', [`The difference, in ${mend.file}`])] : []),
      htmlTag('pre', [code]),
      ...taskOf(scenario),
    ];
  },
};

/** The task of a scenario and its answer; like its title, in English. */
function taskOf({ task }: Scenario) {
  if (!task) return [];
  const { question, answer } = task;
  return [
    htmlTag('p', [htmlTag('strong', ['Try it:']), ' ', question]),
    htmlTag('p', [htmlTag('strong', ['Answer:']), ' ', answer]),
  ];
}

/** A challenge that readers solve by changing code. */
export const Challenge: Component = {
  attributes: { name: { takes: CHALLENGE_IDS, isRequired: true } },
  holds: 'nothing',
  plain(element) {
    const challenge = readChallenge(textAttribute(element, 'name') ?? '');
    const files = (all: Readonly<Record<string, string>>) =>
      Object.entries(all).flatMap(([name, text]) => [
        htmlTag('p', [htmlTag('code', [name])]),
        htmlTag('pre', [text]),
      ]);
    return [
      htmlTag('p', [challenge.summary]),
      htmlTag('p', [htmlTag('strong', ['Hints:'])]),
      htmlTag(
        'ol',
        challenge.hints.map((hint) => htmlTag('li', [hint])),
      ),
      htmlTag('p', [htmlTag('strong', ['Code at the start:'])]),
      ...files(textsIn(challenge)),
      htmlTag('p', [htmlTag('strong', ['Solution:'])]),
      ...files(challenge.solution),
    ];
  },
};

/** The number of challenges that the reader has solved. */
export const ChallengeProgress = EMPTY;

/** Every scenario by subject, beside a box that runs the chosen one. */
export const ScenarioList: Component = {
  ...EMPTY,
  plain: () =>
    SUBJECTS.flatMap(({ name, ids }) => [
      htmlTag('p', [htmlTag('strong', [name])]),
      htmlTag(
        'ul',
        ids.map((id) => {
          const { title, summary } = readScenario(id);
          return htmlTag('li', [
            htmlTag('a', [title], { href: `?playground=${id}` }),
            htmlTag('br', []),
            summary,
          ]);
        }),
      ),
    ]),
};

/** A field for the URL of a reader's own sub-app, which the page checks. */
export const OwnApp: Component = {
  ...EMPTY,
  plain: (_, { checks }) => [
    htmlTag(
      'ol',
      Object.values(checks).map((title) => htmlTag('li', coded(title))),
    ),
  ],
};

/** A field that filters the sections below it by a message that readers paste. */
export const EntryFilter = EMPTY;

/** The pages of the section, as its overview page shows them. */
export const Overview: Component = {
  ...EMPTY,
  plain: () => [htmlTag(PAGE_LIST_ELEMENT, [])],
};

/** A text in which what stands between backticks is code. */
function coded(text: string): (ElementContent | string)[] {
  return text.split('`').map((part, index) => (index % 2 ? htmlTag('code', [part]) : part));
}

/** A word or two beside a name. */
export const Badge: Component = {
  attributes: {
    text: { takes: 'text', isRequired: true, isVisible: true },
    type: { takes: ['tip', 'info', 'warning', 'danger'] },
  },
  isInLine: true,
  holds: 'nothing',
  isMark: true,
  plain: (element) => [htmlTag('em', [textAttribute(element, 'text') ?? ''])],
};

export const Card: Component = {
  attributes: { title: { takes: 'text', isRequired: true, isVisible: true } },
  holds: 'anything',
  plain: (element) => [
    htmlTag('p', [htmlTag('strong', [textAttribute(element, 'title') ?? ''])]),
    ...contentOf(element),
  ],
};

export const LinkCard: Component = {
  attributes: {
    title: { takes: 'text', isRequired: true, isVisible: true },
    href: { takes: 'page address', isRequired: true },
    description: { takes: 'text', isVisible: true },
  },
  holds: 'nothing',
  plain(element) {
    const href = textAttribute(element, 'href') ?? '';
    const link = htmlTag('a', [textAttribute(element, 'title') ?? ''], { href });
    const description = textAttribute(element, 'description');
    const more = description === undefined ? [] : [htmlTag('br', []), description];
    return [htmlTag('p', [link, ...more])];
  },
};

export const CardGrid: Component = {
  attributes: {},
  holds: ['Card', 'LinkCard'],
  plain: (element) => [
    htmlTag(
      'ul',
      innerNodes(element).map((card) => htmlTag('li', [card])),
    ),
  ],
};
