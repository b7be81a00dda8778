/**
 * The kinds of callouts, as they are written: `:::tip`. The compiler demands a look for
 * each (`components/markdown/callout/callout.tsx`) and a label in each language.
 */
export const CALLOUT_NAMES = [
  'tip',
  'note',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'details',
] as const;

export type CalloutKind = (typeof CALLOUT_NAMES)[number];

/** Those that the Markdown of a page has as alerts of GitHub, `> [!TIP]`. */
export const ALERTS: readonly CalloutKind[] = ['tip', 'note', 'important', 'warning', 'caution'];

/** The kind that a writer means, in whatever case it is written. */
export function calloutKind(written: string): CalloutKind | undefined {
  const folded = written.toLowerCase();
  return CALLOUT_NAMES.find((kind) => kind === folded);
}
