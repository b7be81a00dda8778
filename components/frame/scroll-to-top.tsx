import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Labels } from '@/lib/labels/labels';
import ui from '../ui/ui.module.css';
import styles from './frame.module.css';

/** The button that leads back to the top; it shows only while the page is scrolled. */
export function ScrollToTop({ labels: { frame } }: { labels: Labels }) {
  return (
    <>
      {/* Without height, so it is out of sight from the first scrolled pixel on. */}
      <span className={styles.topMark} data-top-mark />
      <aside className={styles.toTop} data-part="scroll-to-top">
        <button type="button" className={ui.iconButton} aria-label={frame.scrollToTop}>
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </aside>
    </>
  );
}
