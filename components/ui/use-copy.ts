'use client';

import { useEffect, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../frame/site-context';

/** What came of the last press of a button that copies. */
export type CopyOutcome = 'copied' | 'failed';

/** How long a button tells what came of it. */
const SHOWN_MS: Record<CopyOutcome, number> = { copied: 2000, failed: 4000 };

/**
 * A way to copy a text by pressing a button, and what came of it while the button is to tell. Where
 * the reader was asked to copy by hand, there is nothing to tell.
 */
export function useCopy(): {
  outcome: CopyOutcome | undefined;
  copy: (text: string | Promise<string>) => Promise<void>;
} {
  const { copy: labels } = useLabels();
  // A new object for each press, so that each one is told for the full time.
  const [last, setLast] = useState<{ outcome: CopyOutcome }>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS[last.outcome]);
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(text: string | Promise<string>) {
    const isCopied = await copyText(text, (key) => fill(labels.prompt, { key }));
    if (isCopied) return setLast({ outcome: 'copied' });
    const hasText = await Promise.resolve(text).then(
      () => true,
      () => false,
    );
    setLast(hasText ? undefined : { outcome: 'failed' });
  }

  return { outcome: last?.outcome, copy };
}
