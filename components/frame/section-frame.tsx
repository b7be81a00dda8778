'use client';

import type { ReactNode } from 'react';
import { closestSidebar } from '@/lib/navigation/neighbours';
import type { SidebarItem } from '@/lib/navigation/types';
import { Sidebar } from '../sidebar/sidebar';
import { useRoutePath } from '../site/route';
import { HasSidebar } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import styles from './frame.module.css';

/** The sidebar of the page's section beside the page; without a section the page alone. */
export function SectionFrame({
  sidebars,
  children,
}: {
  sidebars: Record<string, SidebarItem[]>;
  children: ReactNode;
}) {
  const sidebar = closestSidebar(sidebars, useRoutePath());
  return (
    <div className={sidebar ? styles.section : styles.alone}>
      {/* The key keeps open groups and scroll position inside a section, and only there. */}
      {sidebar && (
        <Guarded key={sidebar.folder}>
          <Sidebar items={sidebar.items} />
        </Guarded>
      )}
      <HasSidebar value={sidebar !== undefined}>
        <div className={styles.page}>{children}</div>
      </HasSidebar>
    </div>
  );
}
