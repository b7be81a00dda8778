'use client';

import type { ReactNode } from 'react';
import { closestSidebar } from '@/lib/navigation/closest-sidebar';
import type { SidebarItem } from '@/lib/navigation/types';
import { Sidebar } from '../sidebar/sidebar';
import styles from './frame.module.css';
import { SectionSidebar } from './section-sidebar';
import { useRoutePath } from './use-route-path';

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
      {sidebar && <Sidebar key={sidebar.section} items={sidebar.items} />}
      <SectionSidebar value={sidebar !== undefined}>
        <div className={styles.page}>{children}</div>
      </SectionSidebar>
    </div>
  );
}
