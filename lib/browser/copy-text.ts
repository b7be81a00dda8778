import { usesCommandKey } from './user-system';

/**
 * Copies a text to the clipboard; returns whether that worked. Where no script may do that, a prompt
 * asks the user to: `promptFor` gets the shortcut for it. A text that is still loading may be given
 * as a promise; if it fails, so does this. Call it while the press of a button is handled.
 */
export async function copyText(
  text: string | Promise<string>,
  promptFor: (shortcut: string) => string,
): Promise<boolean> {
  for (const copy of typeof text === 'string' ? [write, select] : [writeLater, write, select]) {
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
async function writeLater(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  // Without `ClipboardItem` the next line throws before `blob` is awaited, and its rejection would
  // be reported as unhandled.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function write(text: string | Promise<string>): Promise<void> {
  await navigator.clipboard.writeText(await text);
}

/** The old way, which also works on pages without HTTPS. */
async function select(text: string | Promise<string>): Promise<void> {
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
