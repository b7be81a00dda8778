import type { Labels } from '@/lib/settings/labels';

/** Announces the outcome of the button beside it, which `copyFor` (copy-press.ts) handles. */
export function CopyOutcome({ copied, failed }: Labels['copy']) {
  return (
    <span
      className="visually-hidden"
      aria-live="polite"
      data-copied={copied}
      data-failed={failed}
    />
  );
}
