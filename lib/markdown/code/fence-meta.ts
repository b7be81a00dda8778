import 'server-only';
import { type Advice, advice, suggest } from '../../problems/problem';
import type { LineKind } from './class-names';
import { LANGUAGES } from './shiki';

/** Something wrong in the line that opens a fence; `near` is the text there. */
export type FenceProblem = Advice & { near: string };

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
  /** Reason why the lab does not compile the block. */
  noCheck?: string;
  /** The files that the block imports and the page does not show. */
  given?: string;
};

type LineRange = { first: number; last: number; kind: LineKind };

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

  const name = language.toLowerCase() || 'text';
  if (!LANGUAGES.includes(name)) {
    const fix = suggest(language.replace(/:.*/, ''), LANGUAGES);
    problems.push({ near: language, ...advice('unknownLanguage', { typed: language }, fix) });
  }
  for (const { 0: near, groups = {} } of `${glued} ${options}`.matchAll(PART)) {
    const { lines, name: option = '', double, single, bare } = groups;
    const isRead =
      lines === undefined ? readOption(option, double ?? single ?? bare) : readLines(lines);
    if (isRead) continue;
    const word = near.replace(/=.*/s, '');
    const fix = OPTIONS.has(word) ? undefined : suggest(word, [...OPTIONS.keys()]);
    problems.push({ near, ...advice('unknownOption', { typed: near }, fix) });
  }
  if (meta.file !== undefined) meta.title ??= meta.file.replace(EXAMPLE, '');
  return { language: name, meta, problems };

  function readOption(option: string, value: string | undefined): boolean {
    const [kind, field] = OPTIONS.get(option) ?? [];
    if (kind === undefined || field === undefined || Object.hasOwn(meta, field)) return false;
    if (kind === 'text' ? value === undefined : !/^(true|false)$/.test(value ?? 'true'))
      return false;
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
