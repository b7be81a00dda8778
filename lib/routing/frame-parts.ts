/** Parts of the frame that front matter or the query of a URL can hide. `globalUIComponents` is the zoom. */
export const FRAME_PARTS = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

export type FramePart = (typeof FRAME_PARTS)[number];

/** The parts that a query hides: `?navbar=0&footer=1` hides the top bar. Only `0` does. */
export function partsHiddenBy<Part extends string>(query: string, parts: readonly Part[]): Part[] {
  const asked = new URLSearchParams(query);
  return parts.filter((part) => asked.get(part) === '0');
}

/** The URL of a link that goes on hiding parts, unless it names them itself. */
export function keepHidden(href: string, hidden: string): string {
  if (hidden === '') return href;
  const [, path = '', query = '', hash = ''] = /([^?#]*)\??([^#]*)(.*)/s.exec(href) ?? [];
  const said = new URLSearchParams(query);
  const added = hidden
    .split(' ')
    .filter((part) => !said.has(part))
    .map((part) => `${part}=0`);
  const all = [query, ...added].filter((part) => part !== '').join('&');
  return `${path}?${all}${hash}`;
}
