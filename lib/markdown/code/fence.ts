import 'server-only';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Advice, advice, type Problem, suggest } from '../../problems/problem';
import { isElement } from '../tree/element';
import { locationOf, type MarkdownSource } from '../tree/source';
import type { LineKind } from './class-names';
import { packageCommands } from './package-commands';
import { LANGUAGES } from './shiki';

type FenceMeta = {
  title?: string;
  /** The example whose code the block shows (lib/markdown/code/examples.ts). */
  file?: string;
  /** Wraps long lines at first. Default: the setting of the site. */
  wraps?: boolean;
  /** The marked lines, counted from 1. */
  marked: { first: number; last: number; kind: LineKind }[];
  /** Shows the command for each package manager (lib/markdown/components/tabs.ts). */
  isForPackageManagers?: boolean;
  /** Reason why the lab does not compile the block. */
  noCheck?: string;
  /** The files that the block imports and the page does not show. */
  given?: string;
};

/** A code block before it is highlighted. It is plain data. */
export type Fence = Pick<FenceMeta, 'title' | 'wraps' | 'marked'> & {
  language: string;
  lines: { text: string; kind?: LineKind }[];
  problems: Advice[];
};

export const SHELLS = ['bash', 'sh', 'shell'];

/** Each option with its kind, `name="text"` or `name` and `name=false`, and its field. */
const OPTIONS = new Map<string, [kind: 'text' | 'boolean', field: keyof FenceMeta]>([
  ['title', ['text', 'title']],
  ['file', ['text', 'file']],
  ['wrapCode', ['boolean', 'wraps']],
  ['npm2yarn', ['boolean', 'isForPackageManagers']],
  ['no-check', ['text', 'noCheck']],
  ['given', ['text', 'given']],
]);

/** The folder of an example's projects: `examples/quick-start/`. */
const EXAMPLE_FOLDER = /^examples\/[^/]+\//;

/** `{1,+3-5}`, `name="value"`, `name`, or anything else up to the next space. */
const OPTION =
  /\{(?<lines>[^}]*)\}(?!\S)|(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']\S*)))?(?!\S)|\S+/g;

export function readFenceInfo(typedLanguage: string, options: string) {
  // `ts{1,3}` and a mere `{1,3}` are allowed.
  const [, typed = '', attached = ''] = /^([^{]*)(.*)$/.exec(typedLanguage) ?? [];
  const meta: FenceMeta = { marked: [] };
  const problems: Advice[] = [];
  const language = typed.toLowerCase() || 'text';
  if (!LANGUAGES.includes(language)) {
    const fix = suggest(typed.replace(/:.*/, ''), LANGUAGES);
    problems.push(advice('unknownLanguage', { typed }, fix));
  }
  if (language === 'mermaid') problems.push(advice('diagramAsCode'));
  for (const { 0: typed, groups = {} } of `${attached} ${options}`.matchAll(OPTION)) {
    const { lines, name = '', double, single, bare } = groups;
    if (lines === undefined ? readOption(name, double ?? single ?? bare) : readLines(lines))
      continue;
    const word = typed.replace(/=.*/s, '');
    const fix = OPTIONS.has(word) ? undefined : suggest(word, [...OPTIONS.keys()]);
    problems.push(advice('unknownOption', { typed }, fix));
  }
  if (meta.file !== undefined) meta.title ??= meta.file.replace(EXAMPLE_FOLDER, '');
  return { language, meta, problems };

  function readOption(name: string, value: string | undefined): boolean {
    const [kind, field] = OPTIONS.get(name) ?? [];
    const isValid = kind === 'text' ? value !== undefined : /^(true|false)$/.test(value ?? 'true');
    if (field === undefined || Object.hasOwn(meta, field) || !isValid) return false;
    Object.assign(meta, { [field]: kind === 'text' ? value : value !== 'false' });
    return true;
  }

  function readLines(list: string): boolean {
    return list.split(',').every((range) => {
      const [, plus, from = '0', to = from] =
        /^\s*(\+?)(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
      const [first, last] = [Number(from), Number(to)];
      const isRange = first >= 1 && last >= first;
      if (isRange) meta.marked.push({ first, last, kind: plus ? 'add' : 'highlight' });
      return isRange;
    });
  }
}

export function codeOf(node: Nodes): Element | undefined {
  const [code] = isElement(node, 'pre') ? node.children : [];
  return code && isElement(code, 'code') ? code : undefined;
}

/** The language of a block as it is typed, and the options after it. */
export function infoOf({ properties, data }: Element): { language: string; meta: string } {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  const { meta } = (data ?? {}) as { meta?: string | null };
  return { language: name?.slice('language-'.length) ?? '', meta: meta ?? '' };
}

export function readFence(typed: string, info: { language: string; meta: string }): Fence {
  const { language, meta, problems } = readFenceInfo(info.language, info.meta);
  const code = typed.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = code.split('\n').map((text, index) => {
    const lineMarks = meta.marked.filter(({ first, last }) => first <= index + 1 && index < last);
    const kind = lineMarks.find((mark) => mark.kind === 'add')?.kind ?? lineMarks[0]?.kind;
    return { text, ...(kind && { kind }) };
  });
  const missing = meta.marked.find(({ last }) => last > lines.length);
  if (missing) problems.push(advice('missingLine', { line: missing.last, count: lines.length }));
  const isCommand =
    SHELLS.includes(language) && lines.every(({ text }) => packageCommands(text) !== undefined);
  if (meta.isForPackageManagers && !isCommand) problems.push(advice('unknownCommand'));
  return { ...meta, language, lines, problems };
}

export function codeIn({ lines }: Pick<Fence, 'lines'>): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Reads the code blocks of a page, so that the text of the tree is what readers see. */
export function readFences(tree: Root): void {
  visit(tree, 'element', (pre) => {
    const code = codeOf(pre);
    if (!code) return;
    const fence = readFence(textOf(code), infoOf(code));
    code.data = { ...code.data, fence } as Element['data'];
    code.children = [{ type: 'text', value: codeIn(fence) }];
  });
}

export function fenceOf(node: Nodes): Fence | undefined {
  return (codeOf(node)?.data as { fence?: Fence } | undefined)?.fence;
}

export function findFenceProblems(tree: Root, source: MarkdownSource): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'element', (element) => {
    for (const advice of fenceOf(element)?.problems ?? []) {
      problems.push({ ...locationOf(element, source), ...advice });
    }
  });
  return problems;
}
