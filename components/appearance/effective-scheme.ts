/** How a page can look. */
export type Scheme = 'light' | 'dark';

/** What the reader sees for a stored choice; everything but `light` and `dark` follows the system. */
export function effectiveScheme(choice: string | undefined, systemIsDark: boolean): Scheme {
  if (choice === 'light' || choice === 'dark') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The other one. */
export function oppositeScheme(scheme: Scheme): Scheme {
  return scheme === 'dark' ? 'light' : 'dark';
}

/** What the page shows at present. */
export function shownScheme(): Scheme {
  const choice = document.documentElement.dataset.theme;
  return effectiveScheme(choice, matchMedia('(prefers-color-scheme: dark)').matches);
}
