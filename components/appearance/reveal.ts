import { wantsNoMotion } from '@/lib/browser/user-system';
import { shownScheme } from './appearance';

export type Point = { x: number; y: number };

/** Vue Router declares a type of the same name for all modules. */
type Transition = ReturnType<Document['startViewTransition']>;

const DURATION = 400;

/** Changes the appearance in a circle: light grows from its centre, dark closes in on it. */
export function reveal(centre: Point, change: () => void): void {
  if (!('startViewTransition' in document) || wantsNoMotion()) {
    change();
    return;
  }
  // One that is still running is ended by this, after its own change.
  const transition = document.startViewTransition(change);
  passPressesOn(transition);
  // `ready` fails where nothing can be shown, as in a hidden tab; the change is made all the same.
  transition.ready.then(
    () => drawCircle(centre, transition),
    () => undefined,
  );
}

/** The circle at both ends of its way: a point, and as large as to reach the farthest corner. */
export function circleEnds({ x, y }: Point, width: number, height: number): [string, string] {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
}

function drawCircle(centre: Point, transition: Transition): void {
  const [point, whole] = circleEnds(centre, window.innerWidth, window.innerHeight);
  const toDark = shownScheme() === 'dark';
  const circle = document.documentElement.animate(
    { clipPath: toDark ? [whole, point] : [point, whole] },
    {
      pseudoElement: toDark ? '::view-transition-old(root)' : '::view-transition-new(root)',
      duration: DURATION,
      easing: 'ease-in',
      // Else the light picture would come back for a moment before the browser takes it away.
      fill: 'both',
    },
  );
  // Else its end would hold for the pictures of later transitions.
  transition.finished.then(() => circle.cancel());
}

/** A transition's pictures take every press. So a press ends it, and the click is passed on. */
function passPressesOn(transition: Transition): void {
  const end = new AbortController();
  const stop = () => end.abort();
  transition.finished.then(stop, stop);
  window.addEventListener(
    'pointerdown',
    () => {
      transition.skipTransition();
      window.addEventListener('click', passOn, { capture: true, once: true });
    },
    { capture: true, signal: end.signal },
  );
}

function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  const pressed = document.elementFromPoint(event.clientX, event.clientY);
  pressed?.dispatchEvent(new MouseEvent(event.type, event));
}
