import type { en } from './en';
import type { enOwnApp } from './en-own-app';

/** The texts of the interface. English is built in; `locales` in `site.config.ts` has those of other languages. */
export type Labels = {
  [Group in keyof typeof en]: (typeof en)[Group] extends CountLabels
    ? (typeof en)[Group] & CountLabels
    : (typeof en)[Group];
};

/** A text for numbers, and one for each further plural category that a language has (`Intl.PluralRules`). */
export type CountLabels = { count: string; countOne: string } & {
  [Category in 'Zero' | 'Two' | 'Few' | 'Many' as `count${Category}`]?: string;
};

export type OwnAppLabels = typeof enOwnApp;

/** A translation of texts in groups, each by its name. What it leaves out stays English. */
export type Translation<Texts> = { [Group in keyof Texts]?: Partial<Texts[Group]> };

/** Returns texts in groups, with those that a translation has in their place. */
export function translate<Texts extends object>(
  texts: Texts,
  translation: Translation<Texts> = {},
): Texts {
  const groups = Object.entries(texts).map(([name, group]) => [
    name,
    { ...group, ...translation[name as keyof Texts] },
  ]);
  return Object.fromEntries(groups);
}
