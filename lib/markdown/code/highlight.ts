import 'server-only';
import type { Element } from 'hast';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type DecorationItem,
  type Highlighter,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' });

/**
 * What is longer stays plain. Some grammars need a time that grows with the square or the cube of a
 * line: minutes for a word of 100,000 letters, and the stack overflows. Counted by length and never
 * by time, so that a busy machine builds the same pages.
 */
export const LONGEST_LINE = 1000;
/** The same for a whole block, whose time only grows with its length: about one second for this. */
export const LONGEST_CODE = 500_000;

let highlighter: Promise<Highlighter> | undefined;

/**
 * The lines of a code as elements, their words coloured by the variables of `app/styles/code.css`,
 * with some stretches of it in elements of their own. An unknown language stays plain.
 */
export async function highlight(
  code: string,
  language: string,
  decorations: DecorationItem[] = [],
): Promise<Element[]> {
  highlighter ??= createHighlighter({
    themes: [THEME],
    langs: [],
    // Shiki's other engine needs a newer Node than the site does.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  const lang = isKnown(language) && code.length <= LONGEST_CODE ? language : 'text';
  if (lang !== 'text' && !shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang);
  const tree = shiki.codeToHast(code, {
    lang,
    theme: 'site',
    // The default gives up on a line after 500 ms.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: LONGEST_LINE + 1,
    // Space has no colour; `compactHtml` adds it to what stands before it.
    mergeWhitespaces: false,
    decorations,
  });
  return linesOf(tree);
}

function isKnown(language: string): language is BundledLanguage {
  // Not `in`, which finds "constructor" too; asked for it, the highlighter would stay broken.
  return [bundledLanguages, bundledLanguagesAlias].some((set) => Object.hasOwn(set, language));
}

/** `pre > code > line` of what the highlighter makes. */
function linesOf(tree: { children: unknown[] }): Element[] {
  const [pre] = tree.children as Element[];
  const [code] = (pre?.children ?? []) as Element[];
  return (code?.children ?? []).filter((node) => node.type === 'element');
}
