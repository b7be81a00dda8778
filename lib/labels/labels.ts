import { en } from './en';
import { zh } from './zh';

export type Labels = typeof en;

export type LabelOverrides = { [Part in keyof Labels]?: Partial<Labels[Part]> };

/** The languages of the interface. A new one is a file beside this one and an entry here. */
export const LANGUAGES: Readonly<Record<string, Labels>> = { en, zh };

/**
 * The texts for a page in a language, with the site's own wording in them. A tag such as `zh-TW`
 * counts as its language; a language without texts here gets the English ones.
 */
export function labelsFor(lang: string, overrides: LabelOverrides = {}): Labels {
  const labels = LANGUAGES[lang] ?? LANGUAGES[lang.split('-')[0] ?? ''] ?? en;
  const parts = Object.keys(labels) as (keyof Labels)[];
  return Object.fromEntries(
    parts.map((part) => [part, { ...labels[part], ...overrides[part] }]),
  ) as Labels;
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
