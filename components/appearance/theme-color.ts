/** The colour of the top bar in each appearance, for the browser's own bars; the same as `--c-bar`. */
export const THEME_COLORS = { light: '#f6f8fa', dark: '#111b29' };

/**
 * Makes the browser's own bars follow a choice of appearance; without one they follow the system.
 * Pages carry this function as text, too, so it uses nothing from outside.
 */
export function showThemeColor(choice: string | null | undefined): void {
  const isChosen = choice === 'light' || choice === 'dark';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    // Only `media` may change: React finds the element of a prerendered page by its content.
    if (!isChosen) meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
}
