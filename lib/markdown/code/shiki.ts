import 'server-only';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesInfo,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { TOKENS, type Token } from './class-names';

// Everything that relies on Shiki is in this file.

/** The code theme: which token a scope of a grammar is. `app/styles/code.css` colours them. */
const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' });

/**
 * Longer lines get no colours. Some grammars need time that grows with the square or cube of a
 * line's length: minutes for a word of 100,000 letters, until the stack overflows. The limit is a
 * length and not a time, so that a busy machine builds the same pages.
 */
export const MAX_LINE_LENGTH = 1000;
/** The same for a whole block, whose time grows with its length: about one second for this one. */
export const MAX_CODE_LENGTH = 500_000;

/** Neighboring characters of a line, from `start` up to before `end`, that are the same token. */
export type TokenRange = { start: number; end: number; token: Token };

/** Token scopes outside JavaScript. */
const EMBEDDED = ['bash', 'css', 'html', 'js', 'json', 'jsx', 'ts', 'tsx', 'yaml'];

const highlighters = new Map<BundledLanguage, Promise<Highlighter>>();

/**
 * Each language has its own highlighter. In one for all, the colours of code in Markdown would depend on the
 * languages of the blocks before it, and so on which process builds which pages.
 */
function highlighterOf(language: BundledLanguage): Promise<Highlighter> {
  const highlighter =
    highlighters.get(language) ??
    createHighlighter({
      themes: [THEME],
      langs: [...EMBEDDED, language],
      // Shiki's other engine needs a newer Node than the site does.
      engine: createJavaScriptRegexEngine({ forgiving: true }),
      // It would say that there are many highlighters.
      warnings: false,
    });
  highlighters.set(language, highlighter);
  return highlighter;
}

/** The tokens of each line of a code. Code in an unknown language has none. */
export async function codeTokens(code: string, language: string): Promise<TokenRange[][]> {
  const lines = code.split('\n');
  if (!isKnown(language) || code.length > MAX_CODE_LENGTH) return lines.map(() => []);
  const tokens = (await highlighterOf(language)).codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    // By default, Shiki gives up on a line after 500 ms.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_LINE_LENGTH + 1,
  });
  return lines.map((line, row) =>
    line.length > MAX_LINE_LENGTH ? [] : rangesOf(tokens[row] ?? []),
  );
}

/** Spaces have no colour of their own, so they belong to the token before them. */
function rangesOf(tokens: readonly ThemedToken[]): TokenRange[] {
  const ranges: { start: number; end: number; token: Token | undefined }[] = [];
  let end = 0;
  for (const { content, color } of tokens) {
    const [start, last, token] = [end, ranges.at(-1), tokenOf(color)];
    end += content.length;
    if (last && (last.token === token || content.trim() === '')) last.end = end;
    else ranges.push({ start, end, token });
  }
  return ranges.filter((range): range is TokenRange => range.token !== undefined);
}

/** Reads the theme's `var(--shiki-token-keyword)`; ordinary text has no token. */
export function tokenOf(color: string | undefined): Token | undefined {
  if (color === 'var(--shiki-foreground)') return undefined;
  const name = /^var\(--shiki-token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  const token = TOKENS.find((known) => known === name);
  if (token) return token;
  throw new Error(
    `Shiki colors a token with "${color}". lib/markdown/code/shiki.ts expects "var(--shiki-foreground)" or "var(--shiki-token-…)" with a name of TOKENS in lib/markdown/code/class-names.ts.`,
  );
}

function isKnown(language: string): language is BundledLanguage {
  // Not `in`, which finds "constructor", too; loading that would leave the highlighter broken.
  return Object.hasOwn(bundledLanguages, language);
}

/** The names of all languages that get colours, and of text that needs none. */
export const LANGUAGES: readonly string[] = [
  ...Object.keys(bundledLanguages),
  ...['ansi', 'plain', 'plaintext', 'text', 'txt'],
];

/** Languages whose name in Shiki is not the usual one. */
const LANGUAGE_NAMES: Record<string, string> = {
  'JSON with Comments': 'JSON',
  Nginx: 'nginx',
  'Shell Session': 'Terminal',
  plaintext: 'Text',
  text: 'Text',
  txt: 'Text',
};

/** Returns the usual name of a language: `ts` is TypeScript. */
export function languageName(language: string): string {
  const info = bundledLanguagesInfo.find(
    ({ id, aliases = [] }) => id === language || aliases.includes(language),
  );
  const name = info?.name ?? language;
  return (Object.hasOwn(LANGUAGE_NAMES, name) && LANGUAGE_NAMES[name]) || name;
}
