'use client';

import type { CalloutKind } from '@/lib/markdown/syntax/callout-kinds';
import { useLabels } from '../../frame/site-context';

/** What a kind of callout is called in the language of the page. */
export function CalloutName({ kind }: { kind: CalloutKind }) {
  const { callouts } = useLabels();
  return callouts[kind];
}
