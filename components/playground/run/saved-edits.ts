import { readStored, removeStored, writeStored } from '@/lib/browser/stored';
import type { Choices, Edits } from '@/lib/playground/scenario';

export type SavedEdits = { choices: Choices; edits: Edits };

const keyOf = (id: string) => `rspress.playground.${id}`;

export function readEdits(id: string): SavedEdits | undefined {
  try {
    const { choices, edits } = JSON.parse(readStored(keyOf(id)) ?? '{}');
    return choices && edits ? { choices, edits } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves edits in this browser, or forgets them when nothing is edited any more. */
export function saveEdits(id: string, { choices, edits }: SavedEdits): void {
  if (Object.keys(edits).length === 0) removeStored(keyOf(id));
  else writeStored(keyOf(id), JSON.stringify({ choices, edits }));
}
