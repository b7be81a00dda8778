/**
 * The parts of the frame that a page can be shown without, as its front matter and its address name
 * them. The last one stands for the enlarging of pictures.
 */
export const FRAME_PARTS = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

/** One of these parts. */
export type FramePart = (typeof FRAME_PARTS)[number];

/**
 * The parts that the query of an address takes away; only the value `0` does.
 *
 *     partsHiddenBy('?navbar=0&footer=1', FRAME_PARTS) //=> ['navbar']
 */
export function partsHiddenBy<Part extends string>(query: string, parts: readonly Part[]): Part[] {
  // Its text is also put into each page as a script: it may use nothing from outside.
  const asked = new URLSearchParams(query);
  return parts.filter((part) => asked.get(part) === '0');
}

/**
 * The address of a link that goes on hiding some parts (their names, separated by spaces). What the
 * link says itself stands.
 *
 *     keepHidden('/api/run?x=1#a', 'navbar') //=> '/api/run?x=1&navbar=0#a'
 */
export function keepHidden(href: string, hidden: string): string {
  if (hidden === '') return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const said = new URLSearchParams(query);
  const added = hidden
    .split(' ')
    .filter((part) => !said.has(part))
    .map((part) => `${part}=0`);
  const all = [query, ...added].filter((part) => part !== '').join('&');
  return `${path}${all === '' ? '' : '?'}${all}${hash}`;
}
