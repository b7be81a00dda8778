import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import type { PageView } from '@/lib/page/page-view';
import { withBase } from '@/lib/routing/base-path';
import type { Labels } from '@/lib/settings/labels';
import { ExternalMark } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import styles from './doc.module.css';

export function PageEnd({ page, labels }: { page: PageView; labels: Labels }) {
  const { edit, lastUpdated, previous, next } = page;
  const { doc } = labels;
  return (
    <div className={styles.end} data-part="footer">
      {(edit || lastUpdated) && (
        <div className={`spread ${styles.facts}`}>
          {edit && (
            <a className="row" href={edit.url}>
              <Pencil size={14} aria-hidden="true" />
              <span>
                {edit.text}
                <ExternalMark labels={labels} />
              </span>
            </a>
          )}
          {lastUpdated && (
            <p>
              {doc.lastUpdated}: <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
            </p>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className={styles.pager} aria-label={doc.pager}>
          {previous && (
            <a href={withBase(previous.link)} rel="prev">
              <span className={`row ${ui.date}`}>
                <ArrowLeft size={14} aria-hidden="true" />
                {doc.previousPage}
              </span>
              <span className={styles.target}>{previous.text}</span>
              {previous.summary}
            </a>
          )}
          {next && (
            <a href={withBase(next.link)} rel="next">
              <span className={`row ${ui.date}`}>
                {doc.nextPage}
                <ArrowRight size={14} aria-hidden="true" />
              </span>
              <span className={styles.target}>{next.text}</span>
              {next.summary}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
