'use client';

import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { showInBox } from '@/lib/browser/show-in-box';
import type { SidebarItem } from '@/lib/navigation/types';
import { useRoutePath } from '../site/route';
import { useLabels } from '../site/site-context';
import { SIDEBAR_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import { useClosingPopover, useModalPopover } from '../ui/use-popover';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

/** The pages of a section: a column beside the page, on small screens a drawer (a popover). */
export function Sidebar({ items }: { items: SidebarItem[] }) {
  const { sidebar } = useLabels();
  const path = useRoutePath();
  const panel = useRef<HTMLDivElement>(null);
  useClosingPopover(panel, ['(width > 960px)']);
  const isDrawer = useModalPopover(panel, 'drawer');
  useCurrentInView(panel, path);

  return (
    <div
      ref={panel}
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-part="sidebar"
      {...(isDrawer && { role: 'dialog', 'aria-modal': true, 'aria-label': sidebar.name })}
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
      <nav aria-label={sidebar.name}>
        <SidebarList items={items} path={path} />
      </nav>
    </div>
  );
}

/** Scrolls a panel, and only it, to its current item: on each new page, and when the panel opens. */
function useCurrentInView(panel: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is the event
  useEffect(() => {
    const element = panel.current;
    const show = () => {
      const current = element?.querySelector('[aria-current="page"]');
      if (element && current) showInBox(element, current);
    };
    show();
    element?.addEventListener('toggle', show);
    return () => element?.removeEventListener('toggle', show);
  }, [panel, path]);
}
