import type { Labels } from '@/lib/settings/labels';

/** Says to screen readers how the press of the button beside it has ended, which `copyFor` (copy-press.ts) answers. */
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
