import AlignLeft from 'lucide-react/icons/align-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import { Fragment, type MouseEvent } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-options';
import { PATH_SEPARATOR, type Range, type Suggestion } from '@/lib/search/protocol';
import { fill } from '@/lib/settings/fill';
import { useLabels } from '../site/app-root';
import styles from './result-rows.module.css';
import { type Row, rowKey, type VisiblePage } from './visible-results';

export const LIST_ID = 'search-list';

const ICONS = { title: FileText, header: Hash, content: AlignLeft, more: ChevronDown };
const KINDS = { title: 'kindTitle', header: 'kindHeader', content: 'kindContent' } as const;

type ListProps = {
  pages: readonly VisiblePage[];
  /** The number of the current row. */
  activeIndex: number;
  /** Number of rows, rendered or not. */
  count: number;
  isStale: boolean;
  onSelect: (index: number) => void;
  onPress: (row: Row, event: MouseEvent) => void;
};

/** The rows of the results, those of each page together under its title. */
export function ResultList({ pages, isStale, ...props }: ListProps) {
  const { activeIndex, onSelect } = props;
  const { search } = useLabels();
  return (
    <div
      role="listbox"
      id={LIST_ID}
      aria-label={search.results}
      aria-busy={isStale}
      className={styles.list}
      // From then on the mouse leads, and no key.
      onWheel={() => onSelect(activeIndex)}
    >
      {pages.map(({ id, title, group, suggestions, rows, start }) => {
        // The first row may be about the page as a whole.
        const isAbout = suggestions[0]?.header === title;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has no fields
          <div key={id} role="group" aria-label={title} className={styles.page}>
            {!isAbout && (
              <p key={title} className={styles.title} aria-hidden="true">
                <NameLine name={title} location={group} />
              </p>
            )}
            {rows.map((row, index) => (
              <ResultRow
                {...props}
                key={rowKey(row)}
                row={row}
                group={isAbout && index === 0 ? group : undefined}
                index={start + index}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The URL of a row; it goes on hiding what the URL of the page hides. */
export function rowUrl({ link }: Row): string {
  return withBase(keepHidden(link, document.documentElement.dataset.hide ?? ''));
}

export const rowId = (index: number) => `${LIST_ID}-${index}`;

type RowProps = Omit<ListProps, 'pages' | 'isStale'> & {
  row: Row;
  /** The group of the page, where the row names its page. */
  group: string | undefined;
  index: number;
};

/** One row: a title, a heading, a text, or the rows that are folded. */
function ResultRow({ row, group, index, activeIndex, count, onSelect, onPress }: RowProps) {
  const { search } = useLabels();
  const Icon = ICONS[row.type];
  const isAnswer = row.type === 'content' && row.isAnswer === true;
  return (
    <a
      href={rowUrl(row)}
      role="option"
      id={rowId(index)}
      tabIndex={-1}
      aria-selected={index === activeIndex}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={`row ${styles.row}`}
      data-type={row.type}
      data-answer={isAnswer || undefined}
      // A list that scrolls under a mouse at rest selects nothing: browsers then report that the pointer
      // has entered a row, and Safari reports a move, too.
      onPointerMove={({ movementX, movementY }) => {
        if (index !== activeIndex && (movementX !== 0 || movementY !== 0)) onSelect(index);
      }}
      onClick={(event) => onPress(row, event)}
    >
      {row.type === 'more' ? (
        <>
          <Icon size={18} aria-hidden="true" />
          <span className={styles.words}>
            {fill(search.moreRows, { count: String(row.hidden.length), page: row.title })}
          </span>
        </>
      ) : (
        <>
          <Icon
            size={18}
            role="img"
            aria-label={isAnswer ? search.answer : search[KINDS[row.type]]}
          />
          <RowText row={row} group={group} />
        </>
      )}
      <CornerDownLeft size={18} aria-hidden="true" />
    </a>
  );
}

/** The heading of the section, or the title of the page, and below it what the section says. */
function RowText({ row, group }: { row: Suggestion; group: string | undefined }) {
  const { type, header, title, marks } = row;
  const pathEnd = header.lastIndexOf(PATH_SEPARATOR);
  const start = pathEnd < 0 ? 0 : pathEnd + PATH_SEPARATOR.length;
  // The title stands above the rows of its page.
  const parentHeadings = header.slice(title.length + PATH_SEPARATOR.length, Math.max(0, pathEnd));
  return (
    <span className={styles.words}>
      <NameLine
        name={header}
        marks={type === 'content' ? [] : marks}
        from={start}
        location={parentHeadings || group}
      />
      {type === 'content' && (
        <MarkedText className={styles.text} text={row.statement} marks={marks} />
      )}
      {type === 'header' && row.answer && <span className={styles.text}>{row.answer}</span>}
    </span>
  );
}

type NameProps = Omit<MarkedProps, 'text'> & { name: string; location: string | undefined };

/** The name of a page or section, and beside it where that is. */
function NameLine({ name, location, ...marked }: NameProps) {
  const { others } = useLabels().search;
  return (
    <b className={`spread ${styles.name}`}>
      <MarkedText text={name} {...marked} />
      {location !== undefined && location !== others && (
        <small key={location} className={`one-line ${styles.beside}`}>
          {location}
        </small>
      )}
    </b>
  );
}

type MarkedProps = {
  text: string;
  marks?: readonly Range[];
  from?: number;
  className?: string | undefined;
};

/** A text with what was typed marked in it; `from` leaves out what is before. */
function MarkedText({ text, marks = [], from = 0, className }: MarkedProps) {
  const visibleMarks = marks.filter(({ start }) => start >= from);
  return (
    // A translator may have replaced the texts, so a change replaces the element.
    <span key={JSON.stringify([text, visibleMarks])} className={className}>
      {visibleMarks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(visibleMarks[index - 1]?.end ?? from, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(visibleMarks.at(-1)?.end ?? from)}
    </span>
  );
}

/** Returns a ref that calls a function when its element comes into view. */
export function onVisible(run: () => void) {
  return (element: Element | null) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  };
}
