import 'server-only';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import convert from 'npm-to-yarn';
import { SKIP, visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { codeOf, infoOf, SHELLS } from '../code/fence';
import { type JsxElement, textAttribute } from '../tree/jsx';
import { addTexts } from './attribute-values';
import { htmlTag } from './component';

const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Verbs that the library does not translate, for each of the other package managers. */
const VERBS: Record<string, Record<Exclude<PackageManager, 'npm'>, string>> = {
  ci: {
    yarn: 'install --frozen-lockfile',
    pnpm: 'install --frozen-lockfile',
    bun: 'install --frozen-lockfile',
  },
  update: { yarn: 'upgrade', pnpm: 'update', bun: 'update' },
};

/** What the library puts below a command that it cannot translate. */
const NOT_TRANSLATED = "# couldn't auto-convert command";

/** The variables before a command, and the command. */
const NPM_COMMAND = /^(\s*(?:\w+=\S* +)*)(np[mx]\s+\S.*?)\s*$/;

/**
 * A line of a shell for each package manager: the commands of npm in it are translated. Nothing if
 * one of them is unknown.
 *
 *     packageCommands('cd app && npm ci')?.pnpm //=> 'cd app && pnpm install --frozen-lockfile'
 */
export function packageCommands(line: string): Record<PackageManager, string> | undefined {
  const lines = PACKAGE_MANAGERS.map((manager) => [manager, translateLine(line, manager)]);
  return lines.some(([, text]) => text === undefined) ? undefined : Object.fromEntries(lines);
}

function translateLine(line: string, manager: PackageManager): string | undefined {
  // The library itself would lose the spaces around "&&", and translate comments.
  const parts = line.split(/(\s*(?:&&|\|\||;)\s*)/).map((part) => {
    const [, before = '', command] = NPM_COMMAND.exec(part) ?? [];
    if (command === undefined) return part;
    const translated = translate(command.split(/\s+/), manager);
    return translated === undefined ? undefined : before + translated;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function translate(words: readonly string[], manager: PackageManager): string | undefined {
  if (manager === 'npm') return words.join(' ');
  const [program, verb = '', ...rest] = words;
  const own = program === 'npm' && Object.hasOwn(VERBS, verb) && VERBS[verb]?.[manager];
  if (own) return [manager, own, ...rest].join(' ');
  const isInstall = /^(install|i|add)$/.test(verb);
  // The library takes the options for packages, and other package managers have other options.
  if (isInstall && rest.length > 0 && rest.every((word) => word.startsWith('-'))) return undefined;
  // pnpm does not have this option, and what stands for npx does not either.
  const takesYes = program === 'npm' && manager !== 'pnpm';
  const command = [program, isInstall ? 'install' : verb, ...rest]
    .filter((word) => takesYes || (word !== '-y' && word !== '--yes'))
    .join(' ');
  const translated = convert(command, manager);
  return translated.includes(NOT_TRANSLATED) ? undefined : translated;
}

/** What to type for each package manager; nothing where a line cannot be translated. */
type Commands = {
  texts?: Record<PackageManager, string>;
  unknown: { text: string; row: number }[];
};

/**
 * Puts tabs, one for each package manager, in the place of shell code with the option `npm2yarn`. What
 * cannot be translated stays as it is: `packageProblems` reports it.
 */
export function packageTabs(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const { texts } = commandsOf(node);
    if (!texts || !parent || index === undefined) return;
    parent.children[index] = tabsOf(node, texts);
    return SKIP;
  });
}

/** Whether tabs contain one command of npm, translated for the other package managers. */
export function isTranslated(tabs: JsxElement): boolean {
  return textAttribute(tabs, 'groupId') === GROUP;
}

/** All tabs that choose a package manager are one group. */
const GROUP = 'package.manager';

export function packageProblems(node: Nodes, place: Place): Problem[] {
  return commandsOf(node).unknown.map(({ text, row }) =>
    catalogue.unknownCommand({ ...place, line: (place.line ?? 1) + row }, text),
  );
}

function commandsOf(node: Nodes): Commands {
  const code = codeOf(node);
  const { language, meta } = code ? infoOf(code) : { language: '', meta: '' };
  if (!code || !SHELLS.includes(language) || !NPM2YARN.test(meta)) return { unknown: [] };
  const lines = textOf(code).replace(/\n$/, '').split('\n');
  const commands = lines.map(packageCommands);
  const unknown = commands.indexOf(undefined);
  if (unknown >= 0) return { unknown: [{ text: (lines[unknown] ?? '').trim(), row: unknown + 1 }] };
  const textFor = (name: PackageManager) => commands.map((one) => one?.[name]).join('\n');
  const texts = PACKAGE_MANAGERS.map((name) => [name, textFor(name)]);
  return { texts: Object.fromEntries(texts), unknown: [] };
}

const NPM2YARN = /(^|\s)npm2yarn(?!\S)/;

function tabsOf(node: Nodes, texts: Record<string, string>): JsxElement {
  const { position } = node;
  const code = codeOf(node);
  const meta = code ? infoOf(code).meta.replace(NPM2YARN, '$1') : '';
  const block = (text: string): Element => {
    const inside = htmlTag('code', [`${text}\n`], { className: ['language-bash'] });
    const data = { meta } as Element['data'];
    return { ...htmlTag('pre', [{ ...inside, data, position }]), position };
  };
  const tag = (name: string, attributes: Record<string, string>, children: ElementContent[]) => {
    const element = { type: 'mdxJsxFlowElement', name, attributes: [], children, position };
    addTexts(element as JsxElement, attributes);
    return element as JsxElement;
  };
  const tabs = Object.entries(texts).map(([name, text]) =>
    tag('Tab', { label: name, value: name }, [block(text)]),
  );
  return tag('Tabs', { groupId: GROUP }, tabs);
}
