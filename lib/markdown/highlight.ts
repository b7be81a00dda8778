import 'server-only';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' });

let highlighter: Promise<Highlighter> | undefined;

/**
 * The inner HTML of a code block, colours as class names: `tk-keyword` and the like, styled by
 * `app/styles/code.css`. An unknown language stays plain.
 */
export async function highlight(code: string, language: string): Promise<string> {
  if (!isKnown(language)) return escapeHtml(code);
  highlighter ??= createHighlighter({
    themes: [THEME],
    langs: [],
    // Shiki's other engine needs a newer Node than the site does.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language);
  const { tokens } = shiki.codeToTokens(code, {
    lang: language,
    theme: 'site',
    // The default gives up on a line after 500 ms, so a busy machine would build other pages.
    tokenizeTimeLimit: 0,
  });
  return tokens.map(lineHtml).join('\n');
}

function isKnown(language: string): language is BundledLanguage {
  // Not `in`, which finds "constructor" too; asked for it, the highlighter would stay broken.
  return [bundledLanguages, bundledLanguagesAlias].some((set) => Object.hasOwn(set, language));
}

/** Neighbours of one colour share an element; what has the ground colour has none. */
function lineHtml(line: readonly ThemedToken[]): string {
  const runs: { name: string; text: string }[] = [];
  for (const token of line) {
    const name = classOf(token.color);
    const last = runs.at(-1);
    if (last && (last.name === name || token.content.trim() === '')) last.text += token.content;
    else runs.push({ name, text: token.content });
  }
  return runs
    .map(({ name, text }) =>
      name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

function classOf(color: string | undefined): string {
  const name = /--shiki-token-([a-z-]+)/.exec(color ?? '')?.[1];
  return name === undefined ? '' : `tk-${name}`;
}

/** Makes a text safe to stand between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
