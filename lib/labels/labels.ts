import { en } from './en';
import { zh } from './zh';

export type Labels = typeof en;

export type LabelOverrides = { [Part in keyof Labels]?: Partial<Labels[Part]> };

/**
 * The languages of the interface. A new one is a file beside this one and an entry here; the compiler
 * then asks for its texts in the playground, its search words and its heads of option tables.
 */
export const LANGUAGES = { en, zh } satisfies Record<string, Labels>;

export type Language = keyof typeof LANGUAGES;

/** The language of a tag such as `zh-TW`; English where the interface has no such language. */
export function languageOf(tag: string): Language {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(LANGUAGES, language) ? (language as Language) : 'en';
}

/** The texts for a page in a language, with the site's own wording in them. */
export function labelsFor(lang: string, overrides: LabelOverrides = {}): Labels {
  const labels: Labels = LANGUAGES[languageOf(lang)];
  const own = Object.entries(overrides).map(([part, texts]) => [
    part,
    { ...labels[part as keyof Labels], ...texts },
  ]);
  return { ...labels, ...Object.fromEntries(own) };
}

/**
 * Puts values into a text.
 *
 *     fill('No results for "{query}"', { query: 'x' }) //=> 'No results for "x"'
 */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
