import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { Advice } from '../../problems/problem';
import type { LineKind } from './class-names';
import { LANGUAGES } from './shiki';

/** What is wrong in a fence, and where. */
export type FenceProblem = Advice & {
  /** The line of the code, from one; 0 is the line that opens the fence. */
  line: number;
  near: string;
};

/** The options after the language of a fence. */
export type FenceMeta = {
  title?: string;
  /** The example whose code is shown (lib/markdown/code/examples.ts). */
  file?: string;
  /** Whether long lines wrap at first; by default the site's setting. */
  wraps?: boolean;
  /** The lines that are marked, as readers count them. */
  marked: LineRange[];
  /** The command is shown for each package manager (lib/markdown/components/tabs.ts). */
  isForPackageManagers?: boolean;
  /** Why the lab does not compile the block. */
  noCheck?: string;
  /** The files that the block imports and the page does not show. */
  given?: string;
};

/** The lines from `first` to `last`, and the list of lines that they were written in. */
type LineRange = { first: number; last: number; kind: LineKind; typed: string };

/** Each option with its kind, `name="text"` or `name` and `name=false`, and its field. */
const OPTIONS = new Map<string, [kind: 'text' | 'boolean', field: keyof FenceMeta]>([
  ['title', ['text', 'title']],
  ['file', ['text', 'file']],
  ['wrapCode', ['boolean', 'wraps']],
  ['npm2yarn', ['boolean', 'isForPackageManagers']],
  ['no-check', ['text', 'noCheck']],
  ['given', ['text', 'given']],
]);

/** Names from other sites that are too different from ours to be suggested by their spelling. */
const ELSEWHERE = new Map([
  ['filename', 'title'],
  ['name', 'title'],
  ['wrap', 'wrapCode'],
]);

/** The folder of an example's projects: `examples/quick-start/`. */
const EXAMPLE = /^examples\/[^/]+\//;

/** `{1,+3-5}`, `name="value"`, `name`, or anything else up to the next space. */
const PART =
  /\{(?<lines>[^}]*)\}(?!\S)|(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']\S*)))?(?!\S)|\S+/g;

/** Reads what follows the opening of a fence: its language and its options. */
export function readFenceInfo(typedLanguage: string, options: string) {
  // `ts{1,3}` and a mere `{1,3}` are allowed.
  const [, language = '', glued = ''] = /^([^{]*)(.*)$/.exec(typedLanguage) ?? [];
  const meta: FenceMeta = { marked: [] };
  const problems: FenceProblem[] = [];
  const seen = new Set<string>();

  const name = language.toLowerCase() || 'text';
  if (!LANGUAGES.includes(name)) {
    problems.push({ line: 0, near: language, ...catalogue.unknownLanguage(language, LANGUAGES) });
  }
  for (const match of `${glued} ${options}`.matchAll(PART)) {
    const advice = readPart(match);
    if (advice) problems.push({ line: 0, near: match[0], ...advice });
  }
  if (meta.file !== undefined) meta.title ??= meta.file.replace(EXAMPLE, '');
  return { language: name, meta, problems };

  function readPart({ 0: typed, groups = {} }: RegExpExecArray): Advice | undefined {
    const { lines, name, double, single, bare } = groups;
    if (lines !== undefined) return readLines(typed, lines);
    if (name !== undefined) return readOption(typed, name, double ?? single ?? bare);
    return unknownOption(typed, /^[\w-]*/.exec(typed)?.[0] ?? '');
  }

  function readOption(typed: string, name: string, value: string | undefined) {
    const [kind, field] = OPTIONS.get(name) ?? [];
    if (kind === undefined || field === undefined) return unknownOption(typed, name);
    if (kind === 'text' && value === undefined)
      return catalogue.wrongFenceValue(name, `${name}="…"`);
    if (kind === 'boolean' && !/^(true|false)$/.test(value ?? 'true'))
      return catalogue.wrongFenceValue(name, `"${name}" or "${name}=false"`);
    Object.assign(meta, { [field]: kind === 'text' ? value : value !== 'false' });
    if (seen.has(name)) return catalogue.doubledFenceWord(name);
    seen.add(name);
    return undefined;
  }

  function readLines(typed: string, list: string) {
    for (const range of list.split(',')) {
      const [, plus, from = '0', to = from] =
        /^\s*(\+?)(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
      const [first, last] = [Number(from), Number(to)];
      if (first < 1 || last < first) return catalogue.wrongLines(typed);
      meta.marked.push({ first, last, kind: plus ? 'add' : 'highlight', typed });
    }
    return undefined;
  }
}

function unknownOption(typed: string, name: string): Advice {
  return catalogue.unknownFenceWord(typed, ELSEWHERE.get(name) ?? name, [...OPTIONS.keys()]);
}
