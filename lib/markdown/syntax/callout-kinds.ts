import 'server-only';

/** The kinds of callouts, as they are written: `:::tip`, `> [!TIP]`. */
export const CALLOUT_KINDS = [
  'tip',
  'note',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'details',
] as const;

/** What a callout is for. */
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** The kind that a writer means, in whatever case it is written. */
export function calloutKind(written: string): CalloutKind | undefined {
  const folded = written.toLowerCase();
  return CALLOUT_KINDS.find((kind) => kind === folded);
}
