'use client';

import AlignLeft from 'lucide-react/icons/align-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import { memo, type ReactNode } from 'react';
import { fill } from '@/lib/labels/fill';
import { PATH_SEPARATOR, type Range } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import type { Row } from './results-in';
import { addressOf } from './row-address';
import styles from './search-rows.module.css';

/** The icon of each kind of row, and the label that says the same. */
const KINDS = {
  title: { Icon: FileText, label: 'kindTitle' },
  header: { Icon: Hash, label: 'kindHeader' },
  content: { Icon: AlignLeft, label: 'kindContent' },
  more: { Icon: ChevronDown, label: undefined },
} as const;

/** One row: a title, a heading, a text, or the rows that are folded. The list around it listens to the mouse. */
export const SearchRow = memo(function SearchRow({
  id,
  row,
  group,
  number,
  count,
  isCurrent,
  isUnread,
}: {
  id: string;
  row: Row;
  /** Where the row names its page, the part of the site that the page is in. */
  group: string | undefined;
  /** Its place among all rows, of which only the first may be on the page. */
  number: number;
  count: number;
  isCurrent: boolean;
  /** Whether the text of its page is still to come. */
  isUnread: boolean;
}) {
  const { search } = useLabels();
  const { Icon, label } = KINDS[row.type];
  const isAnswer = row.type === 'content' && row.isAnswer;
  return (
    <a
      id={id}
      href={addressOf(row.link)}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-posinset={number}
      aria-setsize={count}
      className={styles.row}
      data-type={row.type}
      data-answer={isAnswer || undefined}
    >
      <Icon
        size={18}
        {...(label ? { 'aria-label': isAnswer ? search.answer : search[label], role: 'img' } : {})}
      />
      <span className={styles.words}>
        <RowWords row={row} group={group} isUnread={isUnread} />
      </span>
      <CornerDownLeft size={16} aria-hidden="true" />
    </a>
  );
});

/** The heading of the section, or the title of the page, and below it what the section says. */
function RowWords({
  row,
  group,
  isUnread,
}: {
  row: Row;
  group: string | undefined;
  isUnread: boolean;
}) {
  const { search } = useLabels();
  if (row.type === 'more') {
    const { count, title } = row;
    return fill(search.moreRows, { count: String(count), page: title });
  }
  const { type, header, title, marks } = row;
  const pathEnd = header.lastIndexOf(PATH_SEPARATOR);
  const start = pathEnd < 0 ? 0 : pathEnd + PATH_SEPARATOR.length;
  // The title stands above the rows of its page.
  const above = header.slice(title.length + PATH_SEPARATOR.length, Math.max(0, pathEnd));
  const ofHeading = type === 'content' ? [] : marks;
  return (
    <>
      <RowName beside={above || group}>
        <MarkedText text={header} marks={ofHeading} from={start} />
      </RowName>
      {type === 'content' && (
        <span className={styles.text}>
          <MarkedText text={row.statement} marks={marks} />
        </span>
      )}
      {type === 'header' && (row.answer || isUnread) && (
        // A line for the text that comes, so that the rows below stay where they are.
        <span className={styles.text}>{row.answer ?? '…'}</span>
      )}
    </>
  );
}

/** The name of a page or section, and beside it where that is. */
export function RowName({ beside, children }: { beside: string | undefined; children: ReactNode }) {
  const { search } = useLabels();
  return (
    <b className={styles.name}>
      {children}
      {beside !== undefined && beside !== search.others && (
        <small className={styles.beside}>{beside}</small>
      )}
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
