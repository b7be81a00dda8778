import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { isJsxNamed, type JsxElement, textAttribute } from '../tree/jsx';
import { addTexts } from './attribute-values';
import { type Component, contentOf, htmlTag, innerNodes, type PlaceOf } from './component';
import { isTranslated } from './package-tabs';

/** Variants of a text, of which readers see one at a time. */
export const Tabs: Component = {
  attributes: { groupId: { takes: 'text', isShown: false } },
  holds: ['Tab'],
  check: checkTabs,
  plain(element) {
    const tabs = tabsIn(element);
    // One command is enough: users of another package manager know how theirs puts it.
    return isTranslated(element) ? contentOf(tabs[0] ?? element) : tabs;
  },
};

/** One variant. Groups of one name know it by its value, where their labels differ. */
export const Tab: Component = {
  attributes: {
    label: { takes: 'text', isRequired: true, isShown: true },
    value: { takes: 'text', isShown: false },
  },
  holds: 'anything',
  within: 'Tabs',
  complete(tab) {
    const label = textAttribute(tab, 'label');
    if (label !== undefined) addTexts(tab, { value: label });
  },
  // A heading would bring the label into the outline of the page.
  plain: (element) => [
    htmlTag('p', [htmlTag('strong', [textAttribute(element, 'label') ?? ''])]),
    ...contentOf(element),
  ],
};

function checkTabs(group: JsxElement, placeOf: PlaceOf): Problem[] {
  const values = tabsIn(group).map((tab) => textAttribute(tab, 'value') ?? '');
  return tabsIn(group).flatMap((tab, index) => {
    const value = values[index] ?? '';
    const isDoubled = value !== '' && values.indexOf(value) < index;
    return isDoubled ? [catalogue.doubledTab(placeOf(tab), value)] : [];
  });
}

function tabsIn(group: JsxElement): JsxElement[] {
  return innerNodes(group).filter((node) => isJsxNamed(node, 'Tab'));
}
