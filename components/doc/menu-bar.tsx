'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useHasSidebar } from '../frame/section-sidebar';
import { useLabels } from '../frame/site-context';
import { OUTLINE_ID, SIDEBAR_ID } from '../ui/part-ids';
import styles from './doc.module.css';

/**
 * The bar under the top bar on small screens: it opens the sidebar and the outline. Which of its
 * buttons show, and whether there is a bar at all, is decided in parts.css.
 */
export function MenuBar({ hasOutline }: { hasOutline: boolean }) {
  const { sidebar, outline } = useLabels();
  const hasSidebar = useHasSidebar();
  return (
    <div className={styles.bar} data-part="menu-bar">
      {hasSidebar && (
        <button type="button" popoverTarget={SIDEBAR_ID} data-opens="sidebar">
          <PanelLeft size={18} aria-hidden="true" />
          {sidebar.menu}
        </button>
      )}
      {hasOutline && (
        <button type="button" popoverTarget={OUTLINE_ID} data-opens="outline">
          {outline.title}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
