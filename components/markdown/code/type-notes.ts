import { elementAt, hasModifier } from '@/lib/browser/presses';
import type { CLASS } from '@/lib/markdown/code/class-names';

const TYPED: `.${typeof CLASS.typedName}` = '.typed';

/** Helps with the notes of each code block that shows types. */
export function startTypedCode(signal: AbortSignal): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-type-keys]');
  for (const box of boxes) helpWithNotes(box, signal);
}

/**
 * Improves the notes of a code block: places each under its name, makes all names one Tab stop with
 * arrow keys between them, and hides a note on Escape until the pointer or focus returns. Without it,
 * each name is a Tab stop and notes are as wide as the block.
 */
function helpWithNotes(box: HTMLElement, signal: AbortSignal): void {
  const names = [...box.querySelectorAll<HTMLElement>(`${TYPED}[tabindex="0"]`)];
  let shown: Element | null = null;
  box.dataset.helped = '';
  // The hint is set here because the keys need JavaScript.
  box.style.setProperty('--type-keys', JSON.stringify(box.dataset.typeKeys));
  makeStop(names[0]);

  box.addEventListener('keydown', move, { signal });
  box.addEventListener('focusin', show, { signal });
  box.addEventListener('pointerover', show, { signal });
  // Of two notes, the last one requested shows. Scrolling under a resting pointer requests nothing.
  box.addEventListener('focusin', () => request('focus'), { signal });
  box.addEventListener('pointermove', () => request('pointer'), { signal });
  // Scrolling does not bubble.
  box.addEventListener('scroll', () => shown && putUnder(shown, box), { signal, capture: true });
  // The pointer shows a note without focus, so the key may come from anywhere.
  document.addEventListener('keydown', hide, { signal });
  signal.addEventListener('abort', () => {
    delete box.dataset.helped;
    for (const name of names) name.tabIndex = 0;
  });

  function request(by: 'focus' | 'pointer'): void {
    box.dataset.asks = by;
  }

  function makeStop(stop: HTMLElement | undefined): void {
    for (const name of names) name.tabIndex = name === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const current = names.indexOf(event.target as HTMLElement);
    if (current === -1 || hasModifier(event)) return;
    const goals: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: names.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = names[goal] ?? names[current];
    makeStop(next);
    next?.focus();
  }

  function show(event: Event): void {
    const name = elementAt(event, TYPED);
    if (!name) return;
    shown = name;
    delete box.dataset.dismissed;
    putUnder(name, box);
  }

  function hide({ key }: KeyboardEvent): void {
    if (key === 'Escape') box.dataset.dismissed = '';
  }
}

function putUnder(name: Element, box: Element): void {
  const note = name.nextElementSibling;
  if (!(note instanceof HTMLElement)) return;
  const edge = box.getBoundingClientRect();
  const room = edge.width - note.getBoundingClientRect().width;
  const wanted = name.getBoundingClientRect().left - edge.left;
  note.style.left = `${Math.max(0, Math.min(wanted, room))}px`;
}
