import type { TocEntry } from '@/lib/content/pages';
import type { Labels } from '@/lib/settings/labels';
import { OUTLINE_ID } from '../ui/frame-ids';
import styles from './outline.module.css';

const TITLE_ID = `${OUTLINE_ID}-title`;

/** The headings of the page: a column beside the article, on smaller screens a panel (a popover). */
export function Outline({ labels, entries }: { labels: Labels; entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  const top = Math.min(...entries.map(({ depth }) => depth));
  return (
    <nav
      id={OUTLINE_ID}
      popover="auto"
      className={`floating ${styles.outline}`}
      aria-labelledby={TITLE_ID}
      data-part="outline"
      data-closes-at="(width > 1280px)"
    >
      {/* Not a heading: the page's headings begin with its own. */}
      <p id={TITLE_ID} className={styles.title}>
        {labels.outline.title}
      </p>
      <site-outline>
        <ul>
          {entries.map(({ id, text, depth }) => (
            <li key={id}>
              {/* The level comes before the URL: what is between two URLs compresses best in one piece. */}
              <a data-level={depth - top} className={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </site-outline>
    </nav>
  );
}
