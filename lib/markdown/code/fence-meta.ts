import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { FenceFault } from './fence-fault';

/** What the words after the language of a fence say. */
export type FenceMeta = {
  title?: string;
  /** The example whose code is shown (lib/markdown/code/example-code.ts), and the region of it. */
  file?: string;
  region?: string;
  /** Whether the lines are numbered; the site's setting where it is not said. */
  numbersLines?: boolean;
  /** Whether long lines wrap at first; the site's setting where it is not said. */
  wraps?: boolean;
  /** The numbers of the lines to highlight, as readers count them. */
  highlighted: Set<number>;
  /** Words to highlight wherever they stand in the code. */
  words: string[];
  /** The types of names are shown. */
  isTwoslash: boolean;
  /** The command is shown for each package manager (lib/markdown/components/package-tabs.ts). */
  isForPackageManagers?: boolean;
  /** Why `lib/samples` leaves the block unread. */
  noCheck?: string;
  /** The files that the block imports and the page does not show. */
  given?: string;
};

type Kind = 'text' | 'switch' | 'flag';

/** Each word, with what it takes: `a="text"`, `a` or `a=false`, `a` alone. */
const WORDS: Record<string, Kind> = {
  title: 'text',
  file: 'text',
  region: 'text',
  lineNumbers: 'switch',
  showLineNumbers: 'switch',
  wrapCode: 'switch',
  twoslash: 'flag',
  npm2yarn: 'flag',
  // For the check of samples (lib/samples).
  'no-check': 'text',
  given: 'text',
};

/** What other sites call them, too far from our spelling to be found by it. */
const ELSEWHERE: Record<string, string> = {
  filename: 'title',
  linenos: 'lineNumbers',
  name: 'title',
  wrap: 'wrapCode',
};

/** The folders that lie around the projects of an example: `examples/quick-start/`. */
const EXAMPLE = /^examples\/[^/]+\//;

/** `{1,3-5}`, `/a word/`, `name="value"`, `name`; what is none of them ends at the next space. */
const PART =
  /\{(?<lines>[^}]*)\}(?!\S)|\/(?<word>(?:\\.|[^\\/])+)\/(?!\S)|(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']\S*)))?(?!\S)|(?<unread>\S+)/g;

/**
 * Tells the language of a fence from the words about it: `ts{1,3}` and `{1,3}` alone are common, too.
 */
export function splitInfo({ language, meta }: { language: string; meta: string }) {
  const [, name = '', glued = ''] = /^([^{]*)(.*)$/.exec(language) ?? [];
  return {
    language: name.toLowerCase() || 'text',
    meta: glued === '' ? meta : `${glued} ${meta}`,
  };
}

/** Reads the words after the language of a fence. `lineCount` is how many lines readers see. */
export function readFenceMeta(
  text: string,
  lineCount: number,
): { meta: FenceMeta; faults: FenceFault[] } {
  const meta: FenceMeta = { highlighted: new Set(), words: [], isTwoslash: false };
  const faults: FenceFault[] = [];
  const seen = new Set<string>();
  const fault = (near: string, problemAt: FenceFault['problemAt']) =>
    faults.push({ line: 0, near, problemAt });

  for (const match of text.matchAll(PART)) {
    const [typed] = match;
    const { lines, word, name, double, single, bare, unread } = match.groups ?? {};
    if (lines !== undefined) readLines(typed, lines);
    else if (word !== undefined) meta.words.push(word.replace(/\\(.)/g, '$1'));
    else if (name !== undefined) readWord(typed, name, double ?? single ?? bare);
    else if (unread !== undefined) unknown(unread, /^[\w-]*/.exec(unread)?.[0] ?? '');
  }
  if (meta.file !== undefined) meta.title ??= meta.file.replace(EXAMPLE, '');
  return { meta, faults };

  function unknown(typed: string, name: string): void {
    const meant = Object.hasOwn(ELSEWHERE, name) ? (ELSEWHERE[name] ?? name) : name;
    fault(typed, (place) => catalogue.unknownFenceWord(place, typed, meant, Object.keys(WORDS)));
  }

  function readWord(typed: string, name: string, value: string | undefined): void {
    const kind = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    if (kind === undefined) {
      unknown(typed, name);
      return;
    }
    if (!takes(kind, value)) {
      fault(typed, (place) => catalogue.wrongFenceValue(place, name, FORMS[kind](name)));
      return;
    }
    if (seen.has(name)) fault(typed, (place) => catalogue.doubledFenceWord(place, name));
    seen.add(name);
    const isOn = value !== 'false';
    if (name === 'title' && value !== undefined) meta.title = value;
    if (name === 'file' && value !== undefined) meta.file = value;
    if (name === 'region' && value !== undefined) meta.region = value;
    if (name === 'no-check' && value !== undefined) meta.noCheck = value;
    if (name === 'given' && value !== undefined) meta.given = value;
    if (name === 'lineNumbers' || name === 'showLineNumbers') meta.numbersLines = isOn;
    if (name === 'wrapCode') meta.wraps = isOn;
    if (name === 'twoslash') meta.isTwoslash = true;
    if (name === 'npm2yarn') meta.isForPackageManagers = true;
  }

  function readLines(typed: string, list: string): void {
    for (const range of list.split(',')) {
      const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
      const [from, to] = [Number(first), Number(last)];
      if (first === undefined || from < 1 || to < from) {
        fault(typed, (place) => catalogue.wrongLines(place, typed));
      } else if (to > lineCount) {
        fault(typed, (place) => catalogue.linesBeyondCode(place, typed, lineCount));
      } else {
        for (let line = from; line <= to; line++) meta.highlighted.add(line);
      }
    }
  }
}

/** How a word is written, for the problem. */
const FORMS: Record<Kind, (name: string) => string> = {
  text: (name) => `${name}="…"`,
  switch: (name) => `"${name}" or "${name}=false"`,
  flag: (name) => `"${name}"`,
};

function takes(kind: Kind, value: string | undefined): boolean {
  if (kind === 'text') return value !== undefined;
  if (kind === 'flag') return value === undefined;
  return value === undefined || value === 'true' || value === 'false';
}
