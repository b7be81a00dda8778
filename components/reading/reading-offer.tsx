import X from 'lucide-react/icons/x';
import type { Labels } from '@/lib/labels/labels';
import ui from '../ui/ui.module.css';
import styles from './reading-offer.module.css';

/** Offers on the home page to go on with what was read last. `startReading` names it and shows this. */
export function ReadingOffer({ labels: { reading } }: { labels: Labels }) {
  return (
    <aside
      className={`row ${styles.offer}`}
      aria-label={reading.goOn}
      data-part="reading-offer"
      hidden
    >
      <p className="one-line">
        {/* biome-ignore lint/a11y/useAnchorContent: its text comes with its target */}
        {/* biome-ignore lint/a11y/useValidAnchor: its text comes with its target */}
        {reading.goOn} <a />
      </p>
      <button type="button" className={ui.iconButton} aria-label={reading.hideOffer}>
        <X size={16} aria-hidden="true" />
      </button>
    </aside>
  );
}
