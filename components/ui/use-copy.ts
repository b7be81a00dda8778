'use client';

import { useEffect, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../site/site-context';

/** The outcome of the last press of a button that copies. */
export type CopyOutcome = 'copied' | 'failed';

/** How long a button shows it. */
const SHOWN_MS: Record<CopyOutcome, number> = { copied: 2000, failed: 4000 };

/** Copies a text and returns the outcome; none where a prompt asked the reader to copy manually. */
export function useCopy() {
  const { copy: labels } = useLabels();
  // A new object for each press, so that each one shows for the full time.
  const [last, setLast] = useState<{ outcome: CopyOutcome }>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS[last.outcome]);
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(text: string | Promise<string>) {
    try {
      const isCopied = await copyText(text, (key) => fill(labels.prompt, { key }));
      setLast(isCopied ? { outcome: 'copied' } : undefined);
    } catch {
      setLast({ outcome: 'failed' });
    }
  }

  return { outcome: last?.outcome, copy };
}
