'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { followedLink } from '@/lib/browser/presses';
import { showInBox } from '@/lib/browser/show-in-box';
import { throttle } from '@/lib/browser/throttle';
import type { TocEntry } from '@/lib/content/types';
import { CONTENT_ID } from '../ui/part-ids';
import {
  continueJump,
  currentHeading,
  idOfHash,
  type Jump,
  measureHeadings,
  measureView,
} from './current-heading';

const LOOK_EVERY_MS = 100;

/** The id of the heading under which the reader is. The outline scrolls along to its entry. */
export function useCurrentHeading(
  panel: RefObject<HTMLElement | null>,
  entries: readonly TocEntry[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const marked = useRef<string>(undefined);

  useEffect(() => {
    const outline = panel.current;
    if (!outline) return;
    const ids = entries.map(({ id }) => id);
    let jump: Jump | undefined;
    let wasVisible = false;

    const look = throttle(() => {
      const isVisible = outline.checkVisibility();
      const hasAppeared = isVisible && !wasVisible;
      wasVisible = isVisible;
      // A closed panel can wait, but the end of a jump cannot be found out later.
      if (!isVisible && !jump) return;

      const view = measureView();
      const headings = measureHeadings(ids);
      if (jump) {
        const isLoaded = document.readyState === 'complete';
        jump = continueJump(jump, headings, view, { now: performance.now(), isLoaded });
      }
      const id = currentHeading(headings, view, jump?.id);
      if (hasAppeared || (isVisible && id !== marked.current)) {
        const index = id === undefined ? -1 : ids.indexOf(id);
        const entry = outline.querySelectorAll('a')[index];
        // The end of the page may push the outline partly under the bars.
        if (entry) showInBox(outline, entry, { top: view.line, bottom: view.bottom });
        else if (outline.scrollTop > 0) outline.scrollTop = 0;
      }
      if (id === marked.current) return;
      marked.current = id;
      setCurrent(id);
    }, LOOK_EVERY_MS);

    function follow(hash: string): void {
      const id = idOfHash(hash, ids);
      if (id === undefined) return;
      jump = { id, startedAt: performance.now() };
      look();
    }
    // A link to where the address points already jumps without changing the address.
    function followLink(event: MouseEvent): void {
      const link = followedLink(event);
      if (link) follow(link.hash);
    }
    const followAddress = () => follow(window.location.hash);

    const content = document.getElementById(CONTENT_ID);
    const article = content?.querySelector('article') ?? content;
    const observer = new ResizeObserver(look);
    if (article) observer.observe(article);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', look, { signal });
    window.addEventListener('hashchange', followAddress, { signal });
    document.addEventListener('click', followLink, { signal });
    outline.addEventListener('toggle', look, { signal });
    followAddress();
    look();
    return () => {
      look.cancel();
      observer.disconnect();
      listeners.abort();
    };
  }, [panel, entries]);

  return current;
}
