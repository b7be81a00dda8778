import { elementAt, onHoverOrFocus } from '@/lib/browser/presses';
import { readStored, shareStored, writeStored } from '@/lib/browser/stored';
import { prefersReducedMotion } from '@/lib/browser/user-system';
import { APPEARANCE_KEY, CHOICES, currentScheme, showThemeColor } from './appearance';

const TOGGLE = '[data-appearance-toggle]';

const DURATION_MS = 400;

type Point = { x: number; y: number };

/** Vue Router declares a type of the same name for all modules. */
type Transition = ReturnType<Document['startViewTransition']>;

/** Changes the appearance when the user presses the button for it, or chooses one in another tab. */
export function startAppearance(): void {
  // A site that is always light has no button.
  if (!document.querySelector(TOGGLE)) return;
  onHoverOrFocus(TOGGLE, loadPictures);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, TOGGLE);
    if (!button) return;
    if (button.dataset.appearanceToggle === 'animated') {
      changeInCircle(pressedPoint(event, button), () => {
        toggleScheme();
        animateIcon(button);
      });
    } else toggleScheme();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the other tab has cleared everything.
    if (key === APPEARANCE_KEY || key === null) applyChoice(newValue);
  });
  // Back shows a page that slept while other tabs went on.
  window.addEventListener('pageshow', ({ persisted }) => persisted && applyStoredChoice());
  applyStoredChoice();
}

function applyStoredChoice(): void {
  const stored = readStored(APPEARANCE_KEY);
  if (stored !== null) applyChoice(stored);
}

/** Applies a choice of another tab or visit. Replaces an invalid one by `auto`. */
function applyChoice(stored: string | null): void {
  const isChoice = stored !== null && CHOICES.includes(stored);
  const choice = isChoice ? stored : 'auto';
  if (!isChoice) writeStored(APPEARANCE_KEY, choice);
  document.documentElement.dataset.theme = choice;
  showThemeColor(choice);
}

function toggleScheme(): void {
  // In the preview, next-themes listens to the event, too.
  shareStored(APPEARANCE_KEY, currentScheme() === 'dark' ? 'light' : 'dark');
}

function animateIcon(button: HTMLElement): void {
  if (prefersReducedMotion()) return;
  for (const icon of button.querySelectorAll('svg')) {
    icon.animate(
      { translate: ['0 16px', '0 0'], opacity: [0, 1] },
      { duration: DURATION_MS, easing: 'ease-out' },
    );
  }
}

/** Returns the position of a press; the centre of the button if it was pressed by keyboard. */
function pressedPoint(event: MouseEvent, button: HTMLElement): Point {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The pictures of the other appearance are `lazy`; without this they would come after the change. */
function loadPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-on]')) {
    picture.loading = 'eager';
  }
}

/** Changes the appearance in a circle: light grows from its centre, dark closes in on it. */
function changeInCircle(centre: Point, change: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    change();
    return;
  }
  // This ends a transition that is still running, after its own change.
  const transition = document.startViewTransition(change);
  endTransitionOnPress(transition);
  // `ready` fails where nothing can be shown, as in a hidden tab; the change is made all the same.
  transition.ready.then(
    () => drawCircle(centre, transition),
    () => undefined,
  );
}

/** Returns the first and the last frame: a point, and a circle that reaches the farthest corner. */
export function circleEnds({ x, y }: Point, width: number, height: number): [string, string] {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
}

function drawCircle(centre: Point, transition: Transition): void {
  const [point, fullCircle] = circleEnds(centre, window.innerWidth, window.innerHeight);
  const toDark = currentScheme() === 'dark';
  const circle = document.documentElement.animate(
    { clipPath: toDark ? [fullCircle, point] : [point, fullCircle] },
    {
      pseudoElement: toDark ? '::view-transition-old(root)' : '::view-transition-new(root)',
      duration: DURATION_MS,
      easing: 'ease-in',
      // Otherwise the light frame would flash before the browser removes it.
      fill: 'both',
    },
  );
  // Otherwise its end would apply to later transitions.
  transition.finished.then(() => circle.cancel());
}

/** Ends the transition on a press and dispatches the click again, since its overlay receives all events. */
function endTransitionOnPress(transition: Transition): void {
  const listeners = new AbortController();
  const stop = () => listeners.abort();
  transition.finished.then(stop, stop);
  window.addEventListener(
    'pointerdown',
    () => {
      transition.skipTransition();
      window.addEventListener('click', forwardClick, { capture: true, once: true });
    },
    { capture: true, signal: listeners.signal },
  );
  const forwardClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    const pressed = document.elementFromPoint(event.clientX, event.clientY);
    pressed?.dispatchEvent(new MouseEvent(event.type, event));
  };
}
