import type { Token } from '../../markdown/code/class-names';

/** The kinds of words, under the names of the site's code theme. */
const KINDS = ['comment', 'string', 'keyword', 'constant', 'function'] as const satisfies Token[];

export type CodeToken = { kind?: (typeof KINDS)[number] | undefined; text: string };

const KEYWORDS =
  'async await break case catch class const continue default delete do else export extends finally for from function if import in instanceof let new of return switch throw try typeof var while';

const PATTERNS = [
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)/,
  /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/,
  new RegExp(`(?<keyword>(?:${KEYWORDS.replaceAll(' ', '|')})(?![\\w$-]))`),
  /(?<constant>\d[\w.]*|(?:true|false|null|undefined)(?![\w$-]))/,
  /(?<function>[A-Za-z_$][\w$]*(?=\())/,
  // Other names are whole, so that no part of them is taken for a keyword.
  /[A-Za-z_$][\w$-]*|[\s\S]/,
];
const TOKENS = new RegExp(PATTERNS.map(({ source }) => source).join('|'), 'g');

/** Splits code into tokens for its colours. Shiki, which knows all of JavaScript, is too large for a browser. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const { 0: text, groups = {} } of code.matchAll(TOKENS)) {
    const kind = KINDS.find((name) => groups[name] !== undefined);
    const last = tokens.at(-1);
    if (last && !kind && !last.kind) last.text += text;
    else tokens.push({ kind, text });
  }
  return tokens;
}

export function codeLines(code: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { text, ...token } of codeTokens(code)) {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ ...token, text: line });
    }
  }
  return lines;
}
