import type { CountLabels } from './labels';

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

/** Puts a number into the text of its plural category. */
export function fillCount(labels: CountLabels, count: number, lang: string): string {
  const category = new Intl.PluralRules(lang).select(count);
  const texts = {
    zero: labels.countZero,
    one: labels.countOne,
    two: labels.countTwo,
    few: labels.countFew,
    many: labels.countMany,
    other: labels.count,
  };
  return fill(texts[category] ?? labels.count, { count: String(count) });
}
