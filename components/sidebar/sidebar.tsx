import X from 'lucide-react/icons/x';
import type { SidebarItem } from '@/lib/navigation/types';
import type { PageContext } from '../site/page-context';
import { SIDEBAR_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

/** The pages of a section: a column beside the page, on small screens a drawer (a popover). */
export function Sidebar({
  context,
  folder,
  items,
}: {
  context: PageContext;
  /** Inside a folder, folds and scroll position stay from page to page. */
  folder: string;
  items: SidebarItem[];
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
        <SidebarList items={items} context={context} />
      </nav>
    </div>
  );
}
