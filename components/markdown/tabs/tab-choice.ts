/** A tab by the name that it shows and the one that it is known by. */
export type NamedTab = { label: string; value: string };

/** What comes before the name of a group in the key of its choice. */
export const CHOICE_PREFIX = 'rspress.tabs.';

/**
 * How a choice is stored: the place of the tab, which alone was stored in former times, and its
 * value, by which a group with another order finds it.
 */
export function storedChoice(index: number, { value }: NamedTab): string {
  return `${index}:${value}`;
}

/**
 * The place of the tab that a stored choice names; nothing where there is no such tab.
 *
 * Pages carry this function as text, too (first-tab-script.tsx), so it uses nothing from outside.
 */
export function chosenTab(tabs: readonly NamedTab[], stored: string | null): number | undefined {
  if (stored === null) return undefined;
  if (/^\d+$/.test(stored) && Number(stored) < tabs.length) return Number(stored);
  const name = stored.replace(/^\d+:/, '');
  const known = (key: keyof NamedTab) => tabs.findIndex((tab) => tab[key] === name);
  const index = known('value') < 0 ? known('label') : known('value');
  return index < 0 ? undefined : index;
}
