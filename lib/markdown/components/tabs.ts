import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { codeOf, infoOf, SHELLS } from '../code/fence';
import { PACKAGE_MANAGERS, packageCommands } from '../code/package-commands';
import {
  addAttributes,
  htmlTag,
  isJsxNamed,
  type JsxElement,
  jsxTag,
  textAttribute,
} from '../tree/element';
import { bold, type Component, contentOf, innerNodes } from './component';

/** Variants of a text, of which readers see one at a time. */
export const Tabs: Component = {
  attributes: { groupId: { type: 'text' } },
  children: ['Tab'],
  check(group, report) {
    const values = new Set<string>();
    for (const tab of tabsIn(group)) {
      const value = textAttribute(tab, 'value') ?? '';
      if (value !== '' && values.has(value)) report(tab, 'doubledTab', { value });
      values.add(value);
    }
  },
  plain(element) {
    const tabs = tabsIn(element);
    // One command is enough: users of another package manager know theirs.
    return textAttribute(element, 'groupId') === PACKAGE_GROUP
      ? contentOf(tabs[0] ?? element)
      : tabs;
  },
};

/** One variant. Groups of one name match it by its value, where their labels differ. */
export const Tab: Component = {
  attributes: {
    label: { type: 'text', isRequired: true, isVisible: true },
    value: { type: 'text' },
  },
  children: 'any',
  parent: 'Tabs',
  complete(tab) {
    const label = textAttribute(tab, 'label');
    if (label !== undefined) addAttributes(tab, { value: label });
  },
  // A heading would bring the label into the outline of the page.
  plain: (element) => [bold(textAttribute(element, 'label') ?? ''), ...contentOf(element)],
};

function tabsIn(group: JsxElement): JsxElement[] {
  return innerNodes(group).filter((node) => isJsxNamed(node, 'Tab'));
}

/** All tabs that choose a package manager are one group. */
const PACKAGE_GROUP = 'package.manager';

const NPM2YARN = /(^|\s)npm2yarn(?!\S)/;

/** Replaces shell code with `npm2yarn` by a tab for each package manager. Unknown commands stay and are reported. */
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
