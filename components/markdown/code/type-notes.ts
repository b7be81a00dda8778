/** How far a key moves among the names of a block. */
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
};

/**
 * Helps with the notes of a block of code: puts each under its name, makes one stop of the keyboard
 * of all names, with arrow keys between them, and hides a note on Escape until pointer or focus come
 * anew. Without it each name is a stop, and notes are as wide as the block. Returns what takes all
 * of this away again.
 */
export function helpWithNotes(box: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const names = [...box.querySelectorAll<HTMLElement>('.typed[tabindex="0"]')];
  let shown: Element | null = null;
  box.dataset.helped = '';
  makeStop(names[0]);

  box.addEventListener('keydown', move, { signal });
  box.addEventListener('focusin', show, { signal });
  box.addEventListener('pointerover', show, { signal });
  // Of two notes, the one asked for last shows. What scrolls under a resting pointer asks nothing.
  box.addEventListener('focusin', asks('focus'), { signal });
  box.addEventListener('pointermove', asks('pointer'), { signal });
  // Scrolling does not bubble.
  box.addEventListener('scroll', () => shown && putUnder(shown, box), { signal, capture: true });
  // The pointer shows a note without focus, so the key may come from anywhere.
  document.addEventListener('keydown', hide, { signal });
  return () => {
    listening.abort();
    delete box.dataset.helped;
    for (const name of names) name.tabIndex = 0;
  };

  function asks(asker: 'focus' | 'pointer'): () => void {
    return () => {
      box.dataset.asks = asker;
    };
  }

  function makeStop(stop: HTMLElement | undefined): void {
    for (const name of names) name.tabIndex = name === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const current = names.indexOf(target as HTMLElement);
    if (current === -1 || altKey || ctrlKey || metaKey || shiftKey) return;
    const next = nextIndex(event.key, current, names.length);
    if (next === undefined) return;
    event.preventDefault();
    makeStop(names[next]);
    names[next]?.focus();
  }

  function show({ target }: Event): void {
    const name = target instanceof Element ? target.closest('.typed') : null;
    if (!name) return;
    shown = name;
    delete box.dataset.dismissed;
    putUnder(name, box);
  }

  function hide({ key }: KeyboardEvent): void {
    if (key === 'Escape') box.dataset.dismissed = '';
  }
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.max(0, Math.min(current + step, count - 1));
}

/** Lets a note begin where its name does, as far as it has room in the box. */
function putUnder(name: Element, box: Element): void {
  const note = name.nextElementSibling;
  if (!(note instanceof HTMLElement)) return;
  const edge = box.getBoundingClientRect();
  const room = edge.width - note.getBoundingClientRect().width;
  const wanted = name.getBoundingClientRect().left - edge.left;
  note.style.left = `${Math.max(0, Math.min(wanted, room))}px`;
}
