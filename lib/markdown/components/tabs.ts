import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type Problem, problem } from '../../problems/problem';
import { codeOf, infoOf, SHELLS } from '../code/fence';
import { PACKAGE_MANAGERS, packageCommands } from '../code/package-commands';
import { htmlTag, isJsxNamed, type JsxElement, textAttribute } from '../tree/element';
import { addTexts, jsxTag } from './attribute-values';
import { type Component, contentOf, innerNodes, type LocationOf } from './component';

/** Variants of a text, of which readers see one at a time. */
export const Tabs: Component = {
  attributes: { groupId: { takes: 'text', isVisible: false } },
  holds: ['Tab'],
  check: checkTabs,
  plain(element) {
    const tabs = tabsIn(element);
    // One command is enough: users of another package manager know how theirs puts it.
    return textAttribute(element, 'groupId') === PACKAGE_GROUP
      ? contentOf(tabs[0] ?? element)
      : tabs;
  },
};

/** One variant. Groups of one name know it by its value, where their labels differ. */
export const Tab: Component = {
  attributes: {
    label: { takes: 'text', isRequired: true, isVisible: true },
    value: { takes: 'text', isVisible: false },
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

function checkTabs(group: JsxElement, locationOf: LocationOf): Problem[] {
  const values = tabsIn(group).map((tab) => textAttribute(tab, 'value') ?? '');
  return tabsIn(group).flatMap((tab, index) => {
    const value = values[index] ?? '';
    const isDoubled = value !== '' && values.indexOf(value) < index;
    return isDoubled ? [problem('doubledTab', locationOf(tab), { value })] : [];
  });
}

function tabsIn(group: JsxElement): JsxElement[] {
  return innerNodes(group).filter((node) => isJsxNamed(node, 'Tab'));
}

/** All tabs that choose a package manager are one group. */
const PACKAGE_GROUP = 'package.manager';

const NPM2YARN = /(^|\s)npm2yarn(?!\S)/;

/**
 * Puts tabs, one for each package manager, in the place of shell code with the option `npm2yarn`. What
 * cannot be translated stays as it is, and is reported with the block.
 */
export function packageTabs(tree: Root): void {
  visit(tree, 'element', (pre, index, parent) => {
    const code = codeOf(pre);
    if (!code || !parent || index === undefined) return;
    const { language, meta } = infoOf(code);
    if (!SHELLS.includes(language) || !NPM2YARN.test(meta)) return;
    const commands = textOf(code).replace(/\n$/, '').split('\n').map(packageCommands);
    if (commands.includes(undefined)) return;
    const { position } = pre;
    const data = { meta: meta.replace(NPM2YARN, '$1') } as Element['data'];
    const tabs = PACKAGE_MANAGERS.map((name) => {
      const text = commands.map((command) => command?.[name]).join('\n');
      const inside = htmlTag('code', [`${text}\n`], { className: ['language-bash'] });
      const block = { ...htmlTag('pre', [{ ...inside, data, position }]), position };
      return jsxTag('Tab', { label: name, value: name }, [block], position);
    });
    parent.children[index] = jsxTag('Tabs', { groupId: PACKAGE_GROUP }, tabs, position);
    return SKIP;
  });
}
