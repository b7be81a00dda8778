import { en } from '../../settings/en';

/** The kinds of callouts are those with a label: `:::tip`. `components/markdown/callout/callout.tsx` has their looks. */
export type CalloutKind = keyof typeof en.callouts;

export const CALLOUT_NAMES = Object.keys(en.callouts) as CalloutKind[];

/** Kinds that GitHub shows as alerts, `> [!TIP]`, in the Markdown of a page. */
export const ALERTS: readonly CalloutKind[] = ['tip', 'note', 'important', 'warning', 'caution'];

/** Returns a kind by its name, in upper or lower case. */
export function calloutKind(written: string): CalloutKind | undefined {
  const folded = written.toLowerCase();
  return CALLOUT_NAMES.find((kind) => kind === folded);
}
