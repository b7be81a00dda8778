import { elementAt, onHoverOrFocus } from '@/lib/browser/presses';
import { readStored, shareStored, writeStored } from '@/lib/browser/stored';
import { wantsNoMotion } from '@/lib/browser/user-system';
import { APPEARANCE_KEY, CHOICES, shownScheme, showThemeColor } from './appearance';
import { type Point, reveal } from './reveal';

const TOGGLE = '[data-appearance-toggle]';

const RISE = { duration: 400, easing: 'ease-out' };

/** Changes the appearance when the user presses the button for it, or chooses one in another tab. */
export function startAppearance(): void {
  // A site that is always light has no button.
  if (!document.querySelector(TOGGLE)) return;
  onHoverOrFocus(TOGGLE, fetchPictures);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, TOGGLE);
    if (!button) return;
    if (button.dataset.appearanceToggle === 'animated') {
      reveal(pressedPoint(event, button), () => {
        flip();
        rise(button);
      });
    } else flip();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the other tab has cleared everything.
    if (key === APPEARANCE_KEY || key === null) follow(newValue);
  });
  // Back shows a page that slept while other tabs went on.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followStored());
  followStored();
}

function followStored(): void {
  const stored = readStored(APPEARANCE_KEY);
  if (stored !== null) follow(stored);
}

/** Shows a choice that was made elsewhere; one that means nothing is put right. */
function follow(stored: string | null): void {
  const isChoice = stored !== null && CHOICES.includes(stored);
  const choice = isChoice ? stored : 'auto';
  if (!isChoice) writeStored(APPEARANCE_KEY, choice);
  document.documentElement.dataset.theme = choice;
  showThemeColor(choice);
}

function flip(): void {
  // In the preview, next-themes listens to the event, too.
  shareStored(APPEARANCE_KEY, shownScheme() === 'dark' ? 'light' : 'dark');
}

/** Lets the sun or the moon of the button rise. */
function rise(button: HTMLElement): void {
  if (wantsNoMotion()) return;
  for (const icon of button.querySelectorAll('svg')) {
    icon.animate({ translate: ['0 16px', '0 0'], opacity: [0, 1] }, RISE);
  }
}

/** Returns the position of a press; the centre of the button if it was pressed by keyboard. */
function pressedPoint(event: MouseEvent, button: HTMLElement): Point {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The pictures of the other appearance are `lazy`; without this they would come after the change. */
function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-on]')) {
    picture.loading = 'eager';
  }
}
