import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import {
  CHALLENGE_IDS,
  readChallenge,
  readScenario,
  SCENARIO_IDS,
  SUBJECTS,
} from '../../playground/read-scenarios';
import { hostIn, textsIn, withChoices } from '../../playground/scenario';
import { fenceOf } from '../code/fence';
import { htmlTag, isElement, textAttribute } from '../tree/element';
import {
  bold,
  CONTAINER,
  type Component,
  contentOf,
  EMPTY,
  innerNodes,
  PAGE_LIST_ELEMENT,
} from './component';

/** Two blocks side by side. Where code marks as many ranges as a list has items, each item is about one range. */
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
  check(element, report) {
    const { length } = innerNodes(element);
    const count = length === 1 ? 'one' : length;
    if (length !== 0 && length !== 2) report(element, 'notTwoBeside', { count });
  },
};

const isItem = (node: Nodes) => isElement(node, 'li');

/** Numbered steps: the items of a list, or `###` headings with what follows them. */
export const Steps: Component = {
  ...CONTAINER,
  check(element, report) {
    const inner = innerNodes(element);
    const hasSteps = inner.some((node) => isElement(node, 'h3') || isElement(node, 'ol'));
    if (inner.length > 0 && !hasSteps) report(element, 'stepsWithoutSteps');
  },
};

export const Playground: Component = {
  ...EMPTY,
  attributes: { scenario: { type: SCENARIO_IDS, isRequired: true } },
  plain(element, { playground }) {
    const scenario = readScenario(textAttribute(element, 'scenario') ?? '');
    const { title, summary, fix, task } = scenario;
    const code = fix ? `- ${fix.broken}\n+ ${fix.fixed}` : hostIn(withChoices(scenario));
    return [
      bold(title),
      htmlTag('p', [summary]),
      ...(fix ? [htmlTag('p', [`The difference, in ${fix.file}`])] : []),
      htmlTag('pre', [code]),
      ...(task ? [bold(playground.task, task.question)] : []),
      ...(task ? [bold(`${playground.answer}:`, task.answer)] : []),
    ];
  },
};

export const Challenge: Component = {
  ...EMPTY,
  attributes: { name: { type: CHALLENGE_IDS, isRequired: true } },
  plain(element, { challenges }) {
    const challenge = readChallenge(textAttribute(element, 'name') ?? '');
    return [
      htmlTag('p', [challenge.summary]),
      bold(`${challenges.hints}:`),
      codeList('ol', challenge.hints),
      bold(`${challenges.code}:`),
      ...codeOfFiles(textsIn(challenge)),
      bold(`${challenges.solution}:`),
      ...codeOfFiles(challenge.solution),
    ];
  },
};

export const ChallengeProgress = EMPTY;

/** Every scenario by subject, beside a box that runs the chosen one. */
export const ScenarioList: Component = {
  ...EMPTY,
  plain: () =>
    SUBJECTS.flatMap(({ name, ids }) => [
      bold(name),
      htmlTag(
        'ul',
        ids.map((id) => {
          const { title, summary } = readScenario(id);
          return htmlTag('li', linkLine(title, `?playground=${id}`, summary));
        }),
      ),
    ]),
};

/** A field for the URL of a reader's sub-app, which the page checks. */
export const OwnApp: Component = {
  ...EMPTY,
  plain: (_, { checks }) => [codeList('ol', Object.values(checks))],
};

/** A question about the page that readers answer by a press. */
export const Feedback: Component = {
  attributes: {
    question: { type: 'text', isRequired: true, isVisible: true },
    thanks: { type: 'text', isRequired: true },
    href: { type: 'url', isRequired: true },
  },
  children: 'none',
  plain: (element) => [
    htmlTag('p', [
      htmlTag('a', [textAttribute(element, 'question') ?? ''], {
        href: textAttribute(element, 'href') ?? '',
      }),
    ]),
  ],
};

/** A field that filters the sections below it by a message that readers paste. */
export const EntryFilter: Component = { ...EMPTY, attributes: { groups: { type: ['folded'] } } };

/** The pages of the section, as its overview page shows them. */
export const Overview: Component = { ...EMPTY, plain: () => [htmlTag(PAGE_LIST_ELEMENT, [])] };

export const Badge: Component = {
  attributes: {
    text: { type: 'text', isRequired: true, isVisible: true },
    type: { type: ['tip', 'info', 'warning', 'danger'] },
  },
  isInline: true,
  isMark: true,
  children: 'none',
  plain: (element) => [htmlTag('em', [textAttribute(element, 'text') ?? ''])],
};

export const Card: Component = {
  attributes: { title: { type: 'text', isRequired: true, isVisible: true } },
  children: 'any',
  plain: (element) => [bold(textAttribute(element, 'title') ?? ''), ...contentOf(element)],
};

export const LinkCard: Component = {
  attributes: {
    title: { type: 'text', isRequired: true, isVisible: true },
    href: { type: 'url', isRequired: true },
    description: { type: 'text', isVisible: true },
  },
  children: 'none',
  plain(element) {
    const [title = '', href = '', description] = ['title', 'href', 'description'].map((name) =>
      textAttribute(element, name),
    );
    return [htmlTag('p', linkLine(title, href, description))];
  },
};

export const CardGrid: Component = {
  attributes: {},
  children: ['Card', 'LinkCard'],
  plain: (element) => [
    htmlTag(
      'ul',
      innerNodes(element).map((card) => htmlTag('li', [card])),
    ),
  ],
};

/** A list of texts, in which code is between backticks. */
function codeList(tagName: 'ol' | 'ul', items: readonly string[]): Element {
  const item = (text: string) =>
    text.split('`').map((piece, index) => (index % 2 ? htmlTag('code', [piece]) : piece));
  return htmlTag(
    tagName,
    items.map((text) => htmlTag('li', item(text))),
  );
}

function codeOfFiles(all: Readonly<Record<string, string>>): Element[] {
  return Object.entries(all).flatMap(([name, text]) => [
    htmlTag('p', [htmlTag('code', [name])]),
    htmlTag('pre', [text]),
  ]);
}

function linkLine(title: string, href: string, text?: string): (ElementContent | string)[] {
  return [
    htmlTag('a', [title], { href }),
    ...(text === undefined ? [] : [htmlTag('br', []), text]),
  ];
}
