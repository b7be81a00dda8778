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

/** The language of a tag such as `zh-TW` among some; English where it is none of them. */
export function languageIn<Languages extends { en: unknown }>(
  languages: Languages,
  tag: string,
): keyof Languages {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(languages, language) ? (language as keyof Languages) : 'en';
}
