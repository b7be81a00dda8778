'use client';

import './reading.css';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  followReading,
  forgetPlace,
  type Reading as Kept,
  keepPlace,
  keepStep,
  reading,
} from '@/lib/browser/reading';
import { throttle } from '@/lib/browser/throttle';
import { fill } from '@/lib/labels/labels';
import { withoutBase } from '@/lib/routing/base-path';
import { isSameRoute, normalizePath } from '@/lib/routing/route-path';
import { useRoutePath } from '../site/route';
import { useLabels, useScope } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';

/** How often the place is stored while the reader scrolls. */
const KEEP_EVERY_MS = 1000;

/**
 * What this browser remembers: it marks the pages that were read, keeps steps ticked, and on the home
 * page offers to go on. All of it is laid over the page, so nothing moves when it comes.
 */
export function Reading() {
  const path = useRoutePath();
  const { home } = useScope();
  const kept = useSyncExternalStore(reading.subscribe, reading.get, reading.get);
  useEffect(followReading, []);
  useEffect(() => followPlace(path), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another sidebar
  useEffect(() => markRead(kept.read), [kept.read, path]);
  return (
    <>
      <Steps path={path} done={kept.done} />
      {kept.last && isSameRoute(path, home) && <Offer last={kept.last} />}
    </>
  );
}

/** Remembers the heading under which the reader is. Pages outside of all sections are not articles. */
function followPlace(path: string): (() => void) | undefined {
  const title = document.querySelector('main .prose h1')?.textContent;
  if (!title || !document.querySelector('[data-part="sidebar"]')) return undefined;
  const link = withoutBase(window.location.pathname);
  const keep = throttle(() => {
    const heading = [...document.querySelectorAll('main .prose [data-heading] > [id]')].findLast(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight / 2,
    );
    const last = heading
      ? { link: `${link}#${heading.id}`, title: `${title} › ${heading.textContent}` }
      : { link, title };
    keepPlace(path, last);
  }, KEEP_EVERY_MS);
  keep();
  window.addEventListener('scroll', keep, { passive: true });
  return () => {
    keep.cancel();
    window.removeEventListener('scroll', keep);
  };
}

/** Marks links of the sidebar, which stays unaware of it: React changes other attributes only. */
function markRead(read: readonly string[]): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-part="sidebar"] a');
  for (const link of links) {
    link.toggleAttribute('data-read', read.includes(normalizePath(withoutBase(link.pathname))));
  }
}

/** A box beside each numbered step, to tick it off. */
function Steps({ path, done }: { path: string; done: Kept['done'] }) {
  const { reading: labels } = useLabels();
  const [headings, setHeadings] = useState<HTMLElement[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other steps
  useEffect(() => {
    const found = document.querySelectorAll<HTMLElement>(
      '[data-steps] > [data-heading="3"] > [id]',
    );
    setHeadings([...found]);
  }, [path]);

  return headings.map((heading) => {
    const step = `${path}#${heading.id}`;
    return createPortal(
      <input
        type="checkbox"
        data-part="step-done"
        aria-label={fill(labels.stepDone, { step: heading.textContent })}
        checked={done.includes(step)}
        onChange={({ target }) => keepStep(step, target.checked)}
      />,
      heading.parentElement ?? heading,
      step,
    );
  });
}

function Offer({ last }: { last: NonNullable<Kept['last']> }) {
  const { reading: labels } = useLabels();
  return (
    <aside data-part="reading-offer" aria-label={labels.goOn}>
      <p>
        {labels.goOn} <IntentLink href={last.link}>{last.title}</IntentLink>
      </p>
      <button type="button" aria-label={labels.hideOffer} onClick={forgetPlace}>
        <X size={16} aria-hidden="true" />
      </button>
    </aside>
  );
}
