import { copyText } from '@/lib/browser/copy-text';
import { fill } from '@/lib/settings/fill';

/** The outcome of the last press of a button that copies. */
export type CopyOutcome = 'copied' | 'failed';

/** Time for which the outcome is visible. */
const SHOWN_MS: Record<CopyOutcome, number> = { copied: 2000, failed: 4000 };

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/**
 * Copies a text and shows the outcome for a while; none where a prompt asked the user to copy manually.
 * Call it while the press of a button is handled.
 */
export async function copyWithOutcome(
  text: string | Promise<string>,
  {
    at,
    prompt,
    show,
  }: {
    /** The element that shows the outcome: each press there shows for the full time. */
    at: object;
    /** Asks to copy manually; `{key}` in it stands for the shortcut. */
    prompt: string;
    show: (outcome: CopyOutcome | undefined) => void;
  },
): Promise<void> {
  const outcome = await copyText(text, (key) => fill(prompt, { key })).then(
    (isCopied) => (isCopied ? ('copied' as const) : undefined),
    () => 'failed' as const,
  );
  clearTimeout(timers.get(at));
  show(outcome);
  if (outcome) timers.set(at, setTimeout(show, SHOWN_MS[outcome], undefined));
}

/**
 * The same for a button of the page: `data-prompt` is its prompt, and `data-outcome` has the outcome for its style.
 * The live region beside it has a text for each outcome, and announces it once.
 */
export function copyFor(button: HTMLElement, text: string | Promise<string>): void {
  const status = button.parentElement?.querySelector<HTMLElement>('[aria-live]');
  void copyWithOutcome(text, {
    at: button,
    prompt: button.dataset.prompt ?? '',
    show(outcome) {
      if (outcome) button.dataset.outcome = outcome;
      else delete button.dataset.outcome;
      if (status) status.textContent = (outcome && status.dataset[outcome]) ?? '';
    },
  });
}
