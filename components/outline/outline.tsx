'use client';

import { useId, useRef } from 'react';
import type { TocEntry } from '@/lib/content/types';
import { useLabels } from '../site/site-context';
import { OUTLINE_ID } from '../ui/part-ids';
import { useClosingPopover } from '../ui/use-popover';
import styles from './outline.module.css';
import { useCurrentHeading } from './use-current-heading';

/** The headings of the page: a column beside the article, on smaller screens a panel (a popover). */
export function Outline({ entries }: { entries: TocEntry[] }) {
  const { outline } = useLabels();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useClosingPopover(panel, ['(width > 1280px)']);
  const current = useCurrentHeading(panel, entries);

  if (entries.length === 0) return null;
  const top = Math.min(...entries.map(({ depth }) => depth));
  return (
    <nav
      ref={panel}
      id={OUTLINE_ID}
      popover="auto"
      className={styles.outline}
      aria-labelledby={title}
      data-part="outline"
    >
      {/* Not a heading: the page's headings begin with its own. */}
      <p id={title} className={styles.title}>
        {outline.title}
      </p>
      <ul>
        {entries.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              // Before the URL: what stands between two URLs compresses best in one piece.
              data-level={depth - top}
              className={styles.link}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
