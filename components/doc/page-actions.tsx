import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import type { PageView } from '@/lib/page/page-view';
import { withBase } from '@/lib/routing/base-path';
import { markdownPath } from '@/lib/routing/route-path';
import type { Labels } from '@/lib/settings/labels';
import { CopyOutcome } from '../ui/copy-outcome';
import ui from '../ui/ui.module.css';
import styles from './page-actions.module.css';

export function PageActions({ page, labels }: { page: PageView; labels: Labels }) {
  const { copy, doc } = labels;
  const faces = [
    { shows: undefined, Icon: Copy, text: doc.copyPage },
    { shows: 'copied', Icon: Check, text: copy.copied },
    { shows: 'failed', Icon: CircleAlert, text: copy.failed },
  ];
  return (
    <site-page-actions className={styles.actions} data-part="page-actions">
      <div data-scripted="" data-part="copy-page">
        <button type="button" className={`faces ${styles.button}`} data-prompt={copy.prompt}>
          {faces.map(({ shows, Icon, text }) => (
            <span key={text} className="row" data-shows={shows}>
              <Icon size={16} aria-hidden="true" />
              {text}
            </span>
          ))}
        </button>
        <CopyOutcome {...copy} />
      </div>
      {/* The link works without scripts. */}
      <site-dropdown>
        <details className={styles.menu} data-part="page-menu">
          <summary className={styles.more} aria-label={doc.pageActions}>
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className={`floating ${ui.dropdown}`}>
            <li>
              <a
                className={`row item ${ui.choice}`}
                href={withBase(markdownPath(page.routePath))}
                data-part="markdown"
              >
                {doc.openMarkdown}
              </a>
            </li>
            <li data-scripted="">
              <button type="button" className={`row item ${ui.choice}`}>
                {doc.copyPageLink}
              </button>
            </li>
          </ul>
        </details>
      </site-dropdown>
    </site-page-actions>
  );
}
