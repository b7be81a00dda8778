import { element } from '@/lib/browser/element';
import { pathKeyAt } from '@/lib/browser/place';
import {
  followReading,
  forgetPlace,
  forgetReading,
  keepPlace,
  keepStep,
  reading,
} from '@/lib/browser/reading';
import { throttle } from '@/lib/browser/timing';
import { fill } from '@/lib/labels/fill';
import { withBase, withoutBase } from '@/lib/routing/base-path';

/** How often the place is stored while the reader scrolls. */
const KEEP_EVERY_MS = 1000;

/**
 * What this browser remembers: it marks the pages that were read, keeps steps ticked, and on the home
 * page offers to go on. All of it is laid over the page, so nothing moves when it comes.
 */
export function startReading(signal: AbortSignal): void {
  const { path = '/' } = document.documentElement.dataset;
  const parts = [markRead, stepBoxes(path, signal), offer(signal)];
  const show = () => {
    for (const part of parts) part();
  };
  followReading(signal);
  signal.addEventListener('abort', reading.subscribe(show));
  followPlace(path, signal);
  show();
}

/**
 * Remembers the heading under which the reader is, and that the end of the page was reached. Pages outside of
 * all sections are not articles.
 */
function followPlace(path: string, signal: AbortSignal): void {
  const article = document.querySelector('main .prose');
  const title = article?.querySelector('h1')?.textContent;
  if (!article || !title || !document.querySelector('[data-part="sidebar"]')) return;
  const link = withoutBase(window.location.pathname);
  const keep = throttle(KEEP_EVERY_MS, signal, () => {
    const heading = [...document.querySelectorAll('main .prose [data-heading] > [id]')].findLast(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight / 2,
    );
    const last = heading
      ? { link: `${link}#${heading.id}`, title: `${title} › ${heading.textContent}` }
      : { link, title };
    // Browsers round the place to which they scroll.
    keepPlace(path, last, article.getBoundingClientRect().bottom <= window.innerHeight + 1);
  });
  // By then a page that was followed to is scrolled to its place.
  queueMicrotask(keep);
  window.addEventListener('scroll', keep, { passive: true, signal });
}

function markRead(): void {
  const { read } = reading.get();
  const nav = document.querySelector<HTMLElement>('[data-read-title]');
  for (const link of nav?.querySelectorAll('a') ?? []) {
    const isRead = read.includes(pathKeyAt(link.pathname));
    link.toggleAttribute('data-read', isRead);
    link.title = (isRead && nav?.dataset.readTitle) || '';
  }
}

/** A box beside each numbered step, to tick it off. Returns what shows which are. */
function stepBoxes(path: string, signal: AbortSignal): () => void {
  const headings = document.querySelectorAll<HTMLElement>(
    '[data-steps] > [data-heading="3"] > [id]',
  );
  const boxes = [...headings].map((heading) => {
    const label = heading.closest<HTMLElement>('[data-steps]')?.dataset.stepLabel ?? '';
    const step = `${path}#${heading.id}`;
    const box = element('input', {
      type: 'checkbox',
      'aria-label': fill(label, { step: heading.textContent }),
    });
    box.dataset.part = 'step-done';
    box.addEventListener('change', () => keepStep(step, box.checked));
    heading.parentElement?.append(box);
    signal.addEventListener('abort', () => box.remove());
    return { step, box };
  });
  return () => {
    const { done } = reading.get();
    for (const { step, box } of boxes) box.checked = done.includes(step);
  };
}

/** The offer to go on with what was read last; only the home page has it. */
function offer(signal: AbortSignal): () => void {
  const box = document.querySelector<HTMLElement>('[data-part="reading-offer"]');
  const link = box?.querySelector('a');
  const button = box?.querySelector('button');
  button?.addEventListener('click', forgetPlace, { signal });
  return () => {
    const { last } = reading.get();
    if (!box || !link) return;
    box.hidden = last === undefined;
    if (!last) return;
    link.href = withBase(last.link);
    link.textContent = last.title;
  };
}

/** Lets the button of the footer forget what was read here. It says so until another page shows. */
export function startForgetting(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[data-forget]');
  if (!button) return;
  const [offer, answer] = button.querySelectorAll('span');

  function show(hasForgotten: boolean): void {
    if (offer) offer.hidden = hasForgotten;
    if (answer) answer.hidden = !hasForgotten;
  }
  function forget(): void {
    forgetReading(document.documentElement.dataset.path ?? '/');
    show(true);
  }

  button.addEventListener('click', forget, { signal });
  signal.addEventListener('abort', () => show(false));
}
