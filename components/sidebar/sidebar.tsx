import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { SidebarItem } from '@/lib/navigation/types';
import type { PageContext } from '../site/page-context';
import { SIDEBAR_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

/**
 * The pages of a section: a column beside the page, on small screens a drawer (a popover), which leads to the
 * other sections as well.
 */
export function Sidebar({
  context,
  folder,
  items,
  sections,
}: {
  context: PageContext;
  /** Inside a folder, folds and scroll position stay from page to page. */
  folder: string;
  items: SidebarItem[];
  /** The links to the other sections, which the drawer has at its top. */
  sections: ReactNode;
}) {
  const { sidebar } = context.labels;
  return (
    <div
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-part="sidebar"
      data-folder={folder}
      data-modal="drawer"
      data-dialog-name={sidebar.name}
      data-closes-at="(width > 960px)"
    >
      <div className={styles.head}>
        {sections}
        <button
          type="button"
          className={ui.iconButton}
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label={sidebar.close}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={sidebar.name}>
        <SidebarList items={items} context={context} />
      </nav>
    </div>
  );
}
