import type { Token } from '../markdown/code/class-names';

/** What the code of a host is made of, under the names of the site's code theme. */
export type CodeWord = {
  kind?: Extract<Token, 'comment' | 'string' | 'keyword' | 'constant' | 'function'>;
  text: string;
};

const KEYWORDS =
  'async await class const export for function if import from in let new of return throw typeof';
const CONSTANTS = 'true false null undefined';

const WORDS =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<constant>\b\d[\w.]*\b)|(?<call>[A-Za-z_$][\w$]*(?=\())|(?<name>[A-Za-z_$][\w$-]*)|[\s\S]/g;

/**
 * Takes the code of a scenario apart for its colours. It need not know all of JavaScript: Shiki, which does, is
 * far too large for a browser.
 */
export function codeWords(code: string): CodeWord[] {
  const words: CodeWord[] = [];
  for (const { 0: text, groups = {} } of code.matchAll(WORDS)) {
    const kind = kindOf(groups);
    const last = words.at(-1);
    if (kind === undefined && last && last.kind === undefined) last.text += text;
    else words.push(kind === undefined ? { text } : { kind, text });
  }
  return words;
}

/** The words of each line. */
export function codeLines(code: string): CodeWord[][] {
  const lines: CodeWord[][] = [[]];
  for (const { text, ...word } of codeWords(code)) {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...word, text: part });
    }
  }
  return lines;
}

function kindOf(groups: Record<string, string | undefined>): CodeWord['kind'] {
  if (groups.comment !== undefined) return 'comment';
  if (groups.string !== undefined) return 'string';
  if (groups.constant !== undefined) return 'constant';
  const name = groups.call ?? groups.name ?? '';
  if (KEYWORDS.split(' ').includes(name)) return 'keyword';
  if (CONSTANTS.split(' ').includes(name)) return 'constant';
  return groups.call === undefined ? undefined : 'function';
}
