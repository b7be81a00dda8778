import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/content/types';
import type { FramePart } from '@/lib/routing/frame-parts';
import { Outline } from '../outline/outline';
import { hiddenParts } from '../ui/hidden-parts';
import { CONTENT_ID } from '../ui/part-ids';
import styles from './doc.module.css';
import { MenuBar } from './menu-bar';

/** The main part of a page inside a section, with its outline and the bar of small screens. */
export function PageLayout({
  hidden,
  outline = [],
  isWide = false,
  children,
}: {
  hidden: readonly FramePart[];
  outline?: TocEntry[];
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.view} data-hide={hiddenParts(hidden)}>
      <MenuBar hasOutline={outline.length > 0} />
      <div className={styles.columns} data-outlined={outline.length > 0 || undefined}>
        <main id={CONTENT_ID} tabIndex={-1} className={isWide ? styles.wide : styles.main}>
          {children}
        </main>
        <Outline entries={outline} />
      </div>
    </div>
  );
}
