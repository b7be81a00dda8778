import { usesCommandKey } from './reader-system';

/**
 * Puts a text into the reader's clipboard, and tells whether it is there. Where no script may do
 * that, the reader is asked to: with the words of `promptFor`, which is given the shortcut for it.
 * A text that is still on its way may be given as a promise; without it nothing happens. Must be
 * called while the press of a button is handled.
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
  try {
    window.prompt(promptFor(copyShortcut()), await text);
  } catch {
    // There is no text to ask about, or this browser asks nothing.
  }
  return false;
}

/** The keys that copy on this system. */
export function copyShortcut(): string {
  return usesCommandKey() ? '⌘+C' : 'Ctrl+C';
}

/** Safari lets a script write while a press is handled and not later: so what is written comes later. */
async function writeLater(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((words) => new Blob([words], { type: 'text/plain' }));
  // Where there is no such clipboard, nobody else would catch what befalls the text.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function write(text: string | Promise<string>): Promise<void> {
  await navigator.clipboard.writeText(await text);
}

/** The old way, which pages that are not served by HTTPS still have. */
async function select(text: string | Promise<string>): Promise<void> {
  const field = document.createElement('textarea');
  field.value = await text;
  // In the window wherever the reader is, so that the page need not scroll to it.
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
