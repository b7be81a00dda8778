import { usesCommandKey } from '@/lib/browser/user-system';
import { fill } from '@/lib/settings/fill';

export type CopyOutcome = 'copied' | 'failed';

const OUTCOME_DURATION_MS: Record<CopyOutcome, number> = { copied: 2000, failed: 4000 };

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Copies a text while a press is handled, and shows the outcome for a while; none after a prompt. */
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
  if (outcome) timers.set(at, setTimeout(show, OUTCOME_DURATION_MS[outcome], undefined));
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

/**
 * Copies a text, or a promise of one, to the clipboard. Returns false if the browser allows no script to copy; then a
 * prompt asks the user to. Call it in the handler of a click.
 */
export async function copyText(
  text: string | Promise<string>,
  promptFor: (shortcut: string) => string,
): Promise<boolean> {
  for (const copy of [writeToClipboard, copySelection]) {
    const isCopied = await copy(text).then(
      () => true,
      () => false,
    );
    if (isCopied) return true;
  }
  const value = await text;
  try {
    window.prompt(promptFor(usesCommandKey() ? '⌘+C' : 'Ctrl+C'), value);
  } catch {
    // This browser asks nothing.
  }
  return false;
}

/** Safari allows writing only while a press is handled, so the promise of the text is written. */
async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  // Without `ClipboardItem` the next line throws before `blob` is awaited, and its rejection would
  // be reported as unhandled.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The old way, which also works on pages without HTTPS. */
async function copySelection(text: string | Promise<string>): Promise<void> {
  const field = document.createElement('textarea');
  field.value = await text;
  // Inside the window, so that the page does not scroll to it.
  field.style.position = 'fixed';
  field.style.top = '0';
  const focused = document.activeElement;
  document.body.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser does not copy.');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
