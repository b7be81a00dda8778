import 'server-only';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { codeOf, infoOf, SHELLS } from '../code/code-element';
import { isJsx, type JsxElement } from '../jsx';
import type { Plain } from '../literals';
import { accepts, addTexts, givenValue } from './attribute-values';
import { PACKAGE_MANAGERS, packageCommand, packageLine } from './package-commands';

/** The group of all tabs that choose a package manager. */
const GROUP = 'package.manager';

/**
 * Puts a group of tabs, one for each package manager, into `<PackageManagerTabs>` and in the place
 * of code blocks of a shell that say `npm2yarn`. What cannot be translated stays as it is, for
 * `packageProblem` to tell.
 */
export function packageTabs() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      const variants = variantsOf(node);
      if (!variants || 'unknown' in variants || !parent || index === undefined) return;
      const tabs = group(node, variants.texts);
      if (variants.isTranslated) mark(tabs, 'isTranslated');
      if (isJsx(node)) {
        node.children = [tabs];
        mark(node, 'isFilled');
      } else parent.children[index] = tabs;
      return SKIP;
    });
  };
}

function mark(element: JsxElement, name: 'isFilled' | 'isTranslated'): void {
  element.data = { ...element.data, [name]: true } as unknown as JsxElement['data'];
}

/** Whether what stands in a `<PackageManagerTabs>` was put there by the build. */
export function isFilled({ data }: JsxElement): boolean {
  return (data as { isFilled?: true } | undefined)?.isFilled === true;
}

/** Whether a group of tabs says one command of npm in the words of all package managers. */
export function isTranslated({ data }: JsxElement): boolean {
  return (data as { isTranslated?: true } | undefined)?.isTranslated === true;
}

/** What is wrong with the command of `<PackageManagerTabs>`, or of a code block for all managers. */
export function packageProblem(node: Nodes, place: Place): Problem | undefined {
  const variants = variantsOf(node);
  if (!variants || !('unknown' in variants)) return undefined;
  const { unknown, line } = variants;
  return catalogue.unknownCommand({ ...place, line: (place.line ?? 1) + line }, unknown);
}

/** What to type for each package manager. */
type Variants =
  | { texts: Record<string, string>; isTranslated: boolean }
  /** A command that is not known, and how many lines below the beginning it stands. */
  | { unknown: string; line: number };

function variantsOf(node: Nodes): Variants | undefined {
  if (isJsx(node)) return node.name === 'PackageManagerTabs' ? ofTag(node) : undefined;
  const code = sharedCommand(node);
  return code && ofLines(textOf(code).replace(/\n$/, ''));
}

function ofTag(element: JsxElement): Variants | undefined {
  const command = givenValue(element, 'command');
  const more = givenValue(element, 'additionalTabs') ?? null;
  if (command === undefined || !accepts('commands', command)) return undefined;
  if (more !== null && !accepts('names', more)) return undefined;
  if (element.children.length > 0) return undefined;
  if (typeof command !== 'string') {
    return { texts: command as Record<string, string>, isTranslated: false };
  }
  const texts: Record<string, string> = {};
  for (const manager of PACKAGE_MANAGERS) {
    const text = packageCommand(manager, command);
    if (text === undefined) return { unknown: command, line: 0 };
    texts[manager] = text;
  }
  for (const name of (more as Plain[] | null) ?? []) texts[String(name)] = `${name} ${command}`;
  return { texts, isTranslated: true };
}

function ofLines(code: string): Variants {
  const texts: Record<string, string> = {};
  const lines = code.split('\n');
  for (const manager of PACKAGE_MANAGERS) {
    const said = lines.map((line) => packageLine(manager, line));
    const unknown = said.indexOf(undefined);
    if (unknown >= 0) return { unknown: (lines[unknown] ?? '').trim(), line: unknown + 1 };
    texts[manager] = said.join('\n');
  }
  return { texts, isTranslated: true };
}

/** The code of a block that is to be shown for each package manager. */
function sharedCommand(node: Nodes): Element | undefined {
  const code = codeOf(node);
  const isShell = code !== undefined && SHELLS.includes(infoOf(code).language);
  return isShell && wordsOf(code).includes('npm2yarn') ? code : undefined;
}

function wordsOf(code: Element): string[] {
  return infoOf(code).meta.split(/\s+/);
}

function group(node: Nodes, texts: Record<string, string>): JsxElement {
  const { position } = node;
  const fence = sharedCommand(node);
  const meta = fence ? wordsOf(fence).filter((word) => word !== 'npm2yarn') : [];
  const block = (text: string): ElementContent => ({
    type: 'element',
    tagName: 'pre',
    properties: {},
    position,
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-bash'] },
        data: { meta: meta.join(' ') } as Element['data'],
        position,
        children: [{ type: 'text', value: `${text}\n` }],
      },
    ],
  });
  const tabs = Object.entries(texts).map(([name, text]) =>
    tag('Tab', { label: name, value: name }, [block(text)]),
  );
  return tag('Tabs', { groupId: GROUP }, tabs);

  function tag(
    name: string,
    attributes: Record<string, string>,
    children: ElementContent[],
  ): JsxElement {
    const element: JsxElement = {
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: children as JsxElement['children'],
      position,
    } as JsxElement;
    addTexts(element, attributes);
    return element;
  }
}
