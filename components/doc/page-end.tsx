'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import { fill } from '@/lib/labels/labels';
import type { PageView } from '@/lib/page/page-view';
import { useLabels } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import { ExternalMark } from '../ui/site-link';
import styles from './doc.module.css';

type EndProps = {
  [Part in 'edit' | 'lastUpdated' | 'checked' | 'previous' | 'next' | 'related']?:
    | PageView<'doc'>[Part]
    | undefined;
};

/** The end of a page: its source, its last change, what it was checked against, and where to read on. */
export function PageEnd({ edit, lastUpdated, checked, previous, next, related }: EndProps) {
  const { doc } = useLabels();
  return (
    <div className={styles.end} data-part="footer">
      {(edit || lastUpdated || checked) && (
        <div className={styles.facts}>
          {edit && (
            <a href={edit.url}>
              <Pencil size={14} aria-hidden="true" />
              {edit.text}
              <ExternalMark />
            </a>
          )}
          {lastUpdated && (
            <p>
              {doc.lastUpdated}: <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
            </p>
          )}
          {checked && <p>{fill(doc.checkedAgainst, { version: checked })}</p>}
        </div>
      )}
      {(previous || next) && (
        <nav className={styles.pager} aria-label={doc.pager}>
          {previous && (
            <IntentLink href={previous.link} rel="prev">
              <span className={styles.direction}>
                <ArrowLeft size={14} aria-hidden="true" />
                {doc.previousPage}
              </span>
              <span className={styles.target}>{previous.text}</span>
            </IntentLink>
          )}
          {next && (
            <IntentLink className={styles.next} href={next.link} rel="next">
              <span className={styles.direction}>
                {doc.nextPage}
                <ArrowRight size={14} aria-hidden="true" />
              </span>
              <span className={styles.target}>{next.text}</span>
            </IntentLink>
          )}
        </nav>
      )}
      {related && related.length > 0 && (
        <nav className={styles.related} aria-label={doc.related}>
          <h2>{doc.related}</h2>
          {related.map(({ text, link, description }) => (
            <p key={link}>
              <IntentLink href={link}>{text}</IntentLink> {description}
            </p>
          ))}
        </nav>
      )}
    </div>
  );
}
