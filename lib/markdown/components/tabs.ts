import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { isJsx, type JsxElement, textAttribute } from '../tree/jsx';
import type { Plain } from '../tree/literals';
import { addTexts, givenValue } from './attribute-values';
import { type Component, contentOf, htmlTag, innerNodes, type PlaceOf } from './component';
import { isTranslated, packageProblems } from './package-tabs';

/** Variants of a text, of which readers see one at a time. */
export const Tabs: Component = {
  attributes: {
    groupId: { takes: 'text', isShown: false },
    defaultValue: { takes: 'text', isShown: false },
    values: { takes: 'choices' },
    tabPosition: { takes: ['left', 'center'] },
  },
  holds: ['Tab', 'TabItem'],
  complete: nameTabs,
  check: checkTabs,
  plain(element) {
    const tabs = tabsIn(element);
    // One command is enough: users of another package manager know how theirs puts it.
    return isTranslated(element) ? contentOf(tabs[0] ?? element) : tabs;
  },
};

/** One variant; `<TabItem>` is the same. */
export const Tab: Component = {
  attributes: {
    label: { takes: 'text', isShown: true },
    value: { takes: 'text', isShown: false },
    default: { takes: 'switch' },
  },
  holds: 'anything',
  within: 'Tabs',
  // A heading would bring the label into the outline of the page.
  plain: (element) => [
    htmlTag('p', [htmlTag('strong', [textAttribute(element, 'label') ?? ''])]),
    ...contentOf(element),
  ],
};

/** A command of npm, for which the build writes one tab per package manager. */
export const PackageManagerTabs: Component = {
  attributes: {
    command: { takes: 'commands', isRequired: true },
    additionalTabs: { takes: 'names' },
  },
  holds: 'nothing',
  check: (element, placeOf) => packageProblems(element, placeOf(element)),
  plain: contentOf,
};

type Names = { label: string; value: string };

/** Gives each tab its label and its value, and the group the value of its default tab. */
function nameTabs(group: JsxElement): void {
  const { tabs, chosen } = readTabs(group);
  for (const { element, ...names } of tabs) addTexts(element, names);
  if (chosen !== undefined) addTexts(group, { defaultValue: chosen });
}

function checkTabs(group: JsxElement, placeOf: PlaceOf): Problem[] {
  const { tabs, choices, chosen } = readTabs(group);
  const values = tabs.map(({ value }) => value);
  const problems = tabs.flatMap(({ element, value }, index): Problem[] => {
    const place = placeOf(element);
    if (value === undefined) {
      return [
        choices
          ? catalogue.tabWithoutChoice(place)
          : catalogue.unnamedTab(place, element.name ?? ''),
      ];
    }
    return [
      ...(values.indexOf(value) < index ? [catalogue.doubledTab(place, value)] : []),
      ...(isDefault(element) && value !== chosen ? [catalogue.secondDefaultTab(place)] : []),
    ];
  });
  const byDefault = textAttribute(group, 'defaultValue');
  const named = [
    ...(choices ?? []).map(({ value }) => ['values', value] as const),
    ...(byDefault === undefined ? [] : [['defaultValue', byDefault] as const]),
  ];
  const known = values.filter((value) => value !== undefined);
  const missing = named
    .filter(([, value]) => !known.includes(value))
    .map(([attribute, value]) => catalogue.missingTab(placeOf(group), attribute, value, known));
  return [...problems, ...missing];
}

function readTabs(group: JsxElement) {
  const choices = choicesOf(givenValue(group, 'values'));
  const tabs = tabsIn(group).map((element, index): { element: JsxElement } & Partial<Names> => {
    const own = textAttribute(element, 'value');
    const choice =
      own === undefined ? choices?.[index] : choices?.find(({ value }) => value === own);
    const value = own ?? choice?.value ?? textAttribute(element, 'label');
    const label = textAttribute(element, 'label') ?? choice?.label ?? value;
    return { element, ...(value === undefined || label === undefined ? {} : { label, value }) };
  });
  const first = tabs.find(({ element }) => isDefault(element)) ?? tabs[0];
  return { tabs, choices, chosen: textAttribute(group, 'defaultValue') ?? first?.value };
}

function tabsIn(group: JsxElement): JsxElement[] {
  return innerNodes(group)
    .filter(isJsx)
    .filter(({ name }) => name === 'Tab' || name === 'TabItem');
}

function isDefault(tab: JsxElement): boolean {
  return givenValue(tab, 'default') === true;
}

/** What `values` of a group says; a string is label and value in one. */
function choicesOf(values: Plain | undefined): Names[] | undefined {
  if (!Array.isArray(values)) return undefined;
  return values.flatMap((item) => {
    if (typeof item === 'string') return [{ label: item, value: item }];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    return [{ label: String(item.label), value: String(item.value) }];
  });
}
