'use client';

import AlignLeft from 'lucide-react/icons/align-left';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import { memo, type ReactNode } from 'react';
import { PATH_SEPARATOR, type Range, type Suggestion } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import { addressOf } from './row-address';
import styles from './search-rows.module.css';

/** The icon of each kind of row, and the label that says the same. */
const KINDS = {
  title: { Icon: FileText, label: 'kindTitle' },
  header: { Icon: Hash, label: 'kindHeader' },
  content: { Icon: AlignLeft, label: 'kindContent' },
} as const;

/** One row: a title, a heading or a text. The list around it listens to the mouse. */
export const SearchRow = memo(function SearchRow({
  id,
  suggestion,
  group,
  number,
  count,
  isCurrent,
}: {
  id: string;
  suggestion: Suggestion;
  group: string;
  /** Its place among all rows, of which only the first may be on the page. */
  number: number;
  count: number;
  isCurrent: boolean;
}) {
  const { search } = useLabels();
  const { type, link, title, header, marks } = suggestion;
  const { Icon, label } = KINDS[type];
  // The title stands above the rows of its page.
  const pathStart = title.length + PATH_SEPARATOR.length;
  const path = header.slice(pathStart);
  return (
    <a
      id={id}
      href={addressOf(link)}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-posinset={number}
      aria-setsize={count}
      className={styles.row}
      data-type={type}
    >
      <Icon size={18} aria-label={search[label]} role="img" />
      <span className={styles.words}>
        {type === 'title' && (
          <PageName group={group}>
            <MarkedText text={title} marks={marks} />
          </PageName>
        )}
        {type === 'header' && <MarkedText text={header} marks={marks} from={pathStart} />}
        {type === 'content' && <MarkedText text={suggestion.statement} marks={marks} />}
        {type === 'header' && suggestion.answer && <small>{suggestion.answer}</small>}
        {type === 'content' && path !== '' && <small>{path}</small>}
      </span>
      <CornerDownLeft size={16} aria-hidden="true" />
    </a>
  );
});

/** The name of a page and the part of the site that it is in: a row of its own, or above the page's rows. */
export function PageName({ group, children }: { group: string; children: ReactNode }) {
  return (
    <b className={styles.name}>
      {children}
      <small className={styles.group}>{group}</small>
    </b>
  );
}

/**
 * A text with what was typed marked in it; `from` leaves out what is before. The key replaces the
 * element as a whole: translators exchange its text nodes, which React then could not remove.
 */
function MarkedText({ text, marks, from = 0 }: { text: string; marks: Range[]; from?: number }) {
  const ranges = marks.filter(({ start }) => start >= from);
  return (
    <span key={JSON.stringify([text, ranges])}>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? from, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? from)}
    </span>
  );
}
