/** The storage key of the reader's choice: `light`, `dark` or `auto` (docs/specification.md). */
export const APPEARANCE_KEY = 'rspress-theme-appearance';

/** The choices of a reader; `auto` follows the system. */
export const CHOICES = ['light', 'dark', 'auto'];

/** The colour of the top bar in each appearance, for the browser's own bars; the same as `--c-bar`. */
export const THEME_COLORS = { light: '#f6f8fa', dark: '#111b29' };

export type Scheme = 'light' | 'dark';

/** Returns the current appearance; every choice but `light` and `dark` follows the system. */
export function currentScheme(): Scheme {
  const choice = document.documentElement.dataset.theme;
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Makes the browser's own bars follow the choice. */
export function showThemeColor(choice: string | null | undefined): void {
  const isChosen = choice === 'light' || choice === 'dark';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (!isChosen) meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
}
