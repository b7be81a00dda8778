/** Regions that front matter or the query of a URL can hide. `globalUIComponents` is the image zoom. */
export const HIDEABLE_REGIONS = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

export type FrameOption = (typeof HIDEABLE_REGIONS)[number];

/** Returns the options that are exactly `0` in a query: `?navbar=0&footer=1` hides the top bar. */
export function optionsHiddenBy(query: string): FrameOption[] {
  const params = new URLSearchParams(query);
  return HIDEABLE_REGIONS.filter((option) => params.get(option) === '0');
}

/** Adds hidden regions to the URL of a link, unless its query names them. */
export function keepHidden(href: string, hidden: string): string {
  if (hidden === '') return href;
  const [, path = '', query = '', hash = ''] = /([^?#]*)\??([^#]*)(.*)/s.exec(href) ?? [];
  const params = new URLSearchParams(query);
  const added = hidden
    .split(' ')
    .filter((option) => !params.has(option))
    .map((option) => `${option}=0`);
  const all = [query, ...added].filter((param) => param !== '').join('&');
  return `${path}?${all}${hash}`;
}
