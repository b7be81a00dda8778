/**
 * The kinds of callouts, as they are written: `:::tip`. The compiler demands a look for
 * each (`components/markdown/callout/callout.tsx`) and a label in each language.
 */
const CALLOUT_KINDS = {
  tip: { isAlert: true },
  note: { isAlert: true },
  info: { isAlert: false },
  important: { isAlert: true },
  warning: { isAlert: true },
  caution: { isAlert: true },
  danger: { isAlert: false },
  details: { isAlert: false },
} satisfies Record<
  string,
  { /** The Markdown of a page has it as an alert of GitHub, `> [!TIP]`. */ isAlert: boolean }
>;

export type CalloutKind = keyof typeof CALLOUT_KINDS;

export const CALLOUT_NAMES = Object.keys(CALLOUT_KINDS) as CalloutKind[];

/** The kind that a writer means, in whatever case it is written. */
export function calloutKind(written: string): CalloutKind | undefined {
  const folded = written.toLowerCase();
  return CALLOUT_NAMES.find((kind) => kind === folded);
}

export function isAlert(kind: CalloutKind): boolean {
  return CALLOUT_KINDS[kind].isAlert;
}
