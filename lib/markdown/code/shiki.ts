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

/** The code theme: maps the scopes of grammars to tokens, which `app/styles/code.css` colours. */
const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' });

/** Neighboring characters that are the same token; ordinary text has none. */
export type TokenRange = { text: string; token?: Token };

const EMBEDDED = ['bash', 'css', 'html', 'js', 'json', 'jsx', 'ts', 'tsx', 'yaml'];

/** Shiki's other engine needs a newer Node than the site does. One for all languages translates each pattern once. */
const engine = createJavaScriptRegexEngine({ forgiving: true });

const highlighters = new Map<BundledLanguage, Promise<Highlighter>>();

/** Each language has its own highlighter: in a shared one, the colours of code in Markdown depend on earlier blocks. */
function highlighterOf(language: BundledLanguage): Promise<Highlighter> {
  const highlighter =
    highlighters.get(language) ??
    createHighlighter({
      themes: [THEME],
      langs: [...EMBEDDED, language],
      engine,
      warnings: false,
    });
  highlighters.set(language, highlighter);
  return highlighter;
}

/** The tokens of each line of a code. Code in an unknown language has none. */
export async function codeTokens(code: string, language: string): Promise<TokenRange[][]> {
  if (!isBundled(language)) return code.split('\n').map((text) => [{ text }]);
  const lines = (await highlighterOf(language)).codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    // Shiki's default limit is a time: a busy machine would build other pages.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 1000,
  });
  return lines.map(rangesOf);
}

/** Joins neighbors of one token. Spaces belong to the token before them. */
function rangesOf(tokens: readonly ThemedToken[]): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (const { content, color } of tokens) {
    const [last, token] = [ranges.at(-1), tokenOf(color)];
    if (last && (last.token === token || content.trim() === '')) last.text += content;
    else ranges.push({ text: content, ...(token && { token }) });
  }
  return ranges;
}

/** Reads the theme's `var(--shiki-token-keyword)`. Lines that are too long for colours have none. */
export function tokenOf(color: string | undefined): Token | undefined {
  if (color === '' || color === 'var(--shiki-foreground)') return undefined;
  const token = TOKENS.find((name) => color === `var(--shiki-token-${name})`);
  if (token) return token;
  throw new Error(`Shiki colors a token with "${color}", which is not in class-names.ts.`);
}

function isBundled(language: string): language is BundledLanguage {
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
