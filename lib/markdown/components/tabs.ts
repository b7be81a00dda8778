import 'server-only';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { isJsx, type JsxElement } from '../jsx';
import type { Plain } from '../literals';
import { addTexts, givenText, givenValue } from './attribute-values';
import { innerNodes } from './inner-nodes';
import { ruleOf } from './table';

/** One tab of a group, with the name that it shows and the one that it is known by. */
type NamedTab = { element: JsxElement; label: string; value: string };

/** What is wrong with a group; each finding becomes a problem at the element. */
type Finding = { at: JsxElement; problem: (place: Place) => Problem };

/**
 * Adds to every group of tabs what its writer left to be understood: the label and the value of
 * each tab, and the value of the default one. Groups in which something is wrong stay as they are,
 * for `tabFindings` to tell.
 */
export function namedTabs() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isTabs(node)) return;
      const { tabs, chosen, findings } = readTabs(node);
      if (findings.length > 0 || chosen === undefined) return;
      for (const { element, label, value } of tabs) addTexts(element, { label, value });
      addTexts(node, { defaultValue: chosen });
    });
  };
}

/** What is wrong with a group of tabs, beyond what the table of components tells. */
export function tabFindings(element: JsxElement): Finding[] {
  return readTabs(element).findings;
}

function isTabs(node: Parameters<typeof isJsx>[0]): node is JsxElement {
  return isJsx(node) && node.name === 'Tabs';
}

function readTabs(group: JsxElement) {
  const choices = choicesOf(givenValue(group, 'values'));
  const elements = innerNodes(group)
    .filter(isJsx)
    .filter(({ name }) => ruleOf(name)?.within?.includes('Tabs'));
  const findings: Finding[] = [];
  const tabs: NamedTab[] = elements.flatMap((element, index) => {
    const own = givenText(element, 'value');
    const choice =
      own === undefined ? choices?.[index] : choices?.find(({ value }) => value === own);
    const value = own ?? choice?.value ?? givenText(element, 'label');
    const label = givenText(element, 'label') ?? choice?.label ?? value;
    if (value !== undefined && label !== undefined) return [{ element, label, value }];
    findings.push({ at: element, problem: (place) => unnamed(place, element, choices) });
    return [];
  });
  const marked = tabs.filter(({ element }) => givenValue(element, 'default') === true);
  const named = givenText(group, 'defaultValue') ?? marked[0]?.value;
  findings.push(
    ...doubledTabs(tabs),
    ...missingTabs(group, tabs, choices ?? []),
    ...marked
      .filter(({ value }) => value !== named)
      .map(({ element }) => ({ at: element, problem: catalogue.secondDefaultTab })),
  );
  return { tabs, findings, chosen: named ?? tabs[0]?.value };
}

function doubledTabs(tabs: readonly NamedTab[]): Finding[] {
  return tabs
    .filter(({ value }, index) => tabs.findIndex((tab) => tab.value === value) < index)
    .map(({ element, value }) => ({
      at: element,
      problem: (place) => catalogue.doubledTab(place, value),
    }));
}

/** The names that a group gives and no tab has. */
function missingTabs(
  group: JsxElement,
  tabs: readonly NamedTab[],
  choices: readonly Choice[],
): Finding[] {
  const values = tabs.map(({ value }) => value);
  const byDefault = givenText(group, 'defaultValue');
  const names = [
    ...choices.map(({ value }) => ['values', value] as const),
    ...(byDefault === undefined ? [] : [['defaultValue', byDefault] as const]),
  ];
  return names
    .filter(([, value]) => !values.includes(value))
    .map(([attribute, value]) => ({
      at: group,
      problem: (place) => catalogue.missingTab(place, attribute, value, values),
    }));
}

function unnamed(place: Place, { name }: JsxElement, choices: Choice[] | undefined): Problem {
  return choices ? catalogue.tabWithoutChoice(place) : catalogue.unnamedTab(place, name ?? '');
}

type Choice = { label: string; value: string };

/** What `values` of a group says; texts are label and value in one. */
function choicesOf(values: Plain | undefined): Choice[] | undefined {
  if (!Array.isArray(values)) return undefined;
  return values.flatMap((item) => {
    if (typeof item === 'string') return [{ label: item, value: item }];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    return [{ label: String(item.label), value: String(item.value) }];
  });
}
