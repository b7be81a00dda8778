import { withBase } from '@/lib/routing/base-path';

/** Calls back after each saved change of the content since a time in milliseconds; returns how to stop. */
export function onSavedChange(run: () => void, since: number): () => void {
  const events = new EventSource(withBase(`/content-events?since=${Math.floor(since)}`));
  events.addEventListener('change', run);
  return () => events.close();
}
