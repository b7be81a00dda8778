'use client';

import { useState } from 'react';
import { useLabels } from '../site/site-context';
import { type CopyOutcome, copyWithOutcome } from './copy-press';

export type { CopyOutcome };

/** Copies a text, in an app, and returns the outcome as long as it shows. */
export function useCopy() {
  const { copy: labels } = useLabels();
  const [outcome, show] = useState<CopyOutcome>();
  const copy = (text: string | Promise<string>) =>
    copyWithOutcome(text, { at: show, prompt: labels.prompt, show });
  return { outcome, copy };
}
