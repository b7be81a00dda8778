'use client';

import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { SidebarItem as Item } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import { useRoutePath } from '../frame/use-route-path';
import { SIDEBAR_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import { useClosingPopover } from '../ui/use-closing-popover';
import { useInertPage } from '../ui/use-inert-page';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-item';
import { useCurrentInView } from './use-current-in-view';

/** The pages of a section: a column beside the page, on small screens a drawer (a popover). */
export function Sidebar({ items }: { items: Item[] }) {
  const { sidebar } = useLabels();
  const path = useRoutePath();
  const panel = useRef<HTMLElement>(null);
  useClosingPopover(panel, ['(width > 960px)']);
  useInertPage(panel);
  useCurrentInView(panel, path);

  return (
    <nav
      ref={panel}
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      aria-label={sidebar.name}
      data-part="sidebar"
      data-locks-scroll
    >
      <button
        type="button"
        className={`${ui.iconButton} ${styles.close}`}
        popoverTarget={SIDEBAR_ID}
        popoverTargetAction="hide"
        aria-label={sidebar.close}
      >
        <X size={20} aria-hidden="true" />
      </button>
      <SidebarList items={items} path={path} />
    </nav>
  );
}
