'use client';

import AlignLeft from 'lucide-react/icons/align-left';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import { memo } from 'react';
import { fill } from '@/lib/labels/labels';
import type { Suggestion } from '@/lib/search/types';
import { useLabels } from '../frame/site-context';
import { IntentLink } from '../ui/intent-link';
import { MarkedText } from './marked-text';
import type { ShownResults } from './results-in';
import styles from './search-rows.module.css';

/** What stands between the headings of a path. */
const SEPARATOR = ' > ';

/** The drawing of each kind of row, and the label that says the same. */
const KINDS = {
  title: { Icon: FileText, label: 'kindTitle' },
  header: { Icon: Hash, label: 'kindHeader' },
  content: { Icon: AlignLeft, label: 'kindContent' },
} as const;

/** The rows of the results, those of each page together under its name. */
export function SearchRows({
  id,
  shown,
  isStale,
  current,
  onCurrent,
  onOpen,
  onShowAll,
}: {
  id: string;
  shown: ShownResults;
  /** Whether they are still those of an earlier query. */
  isStale: boolean;
  current: number;
  onCurrent: (row: number) => void;
  onOpen: () => void;
  onShowAll: () => void;
}) {
  const { search } = useLabels();
  let row = 0;
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={search.results}
        className={styles.list}
        aria-busy={isStale}
      >
        {shown.pages.map(({ id: page, title, group, suggestions }) => {
          const first = row;
          row += suggestions.length;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={page} role="group" aria-label={title} className={styles.page}>
              {/* The first row may be the title itself. */}
              {suggestions[0]?.type !== 'title' && (
                <p className={styles.title} aria-hidden="true">
                  {title}
                  <small className={styles.group}>{group}</small>
                </p>
              )}
              {suggestions.map((suggestion, index) => (
                <Row
                  key={suggestion.link + suggestion.type}
                  id={`${id}-${first + index}`}
                  suggestion={suggestion}
                  group={group}
                  isCurrent={first + index === current}
                  onPoint={() => onCurrent(first + index)}
                  onOpen={onOpen}
                />
              ))}
            </div>
          );
        })}
      </div>
      {shown.pages.length < shown.count && (
        <button type="button" className={styles.more} onClick={onShowAll}>
          {fill(search.showAll, { count: String(shown.count) })}
        </button>
      )}
    </>
  );
}

const Row = memo(
  function Row({
    id,
    suggestion,
    group,
    isCurrent,
    onPoint,
    onOpen,
  }: {
    id: string;
    suggestion: Suggestion;
    group: string;
    isCurrent: boolean;
    onPoint: () => void;
    onOpen: () => void;
  }) {
    const { search } = useLabels();
    const { type, link, title, header, highlightInfoList } = suggestion;
    const { Icon, label } = KINDS[type];
    const pathStart = title.length + SEPARATOR.length;
    const path = header.slice(pathStart);
    return (
      <IntentLink
        id={id}
        href={link}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        className={styles.row}
        data-type={type}
        // Not the mouse alone: a list that moves under a mouse at rest chooses nothing.
        onPointerMove={() => !isCurrent && onPoint()}
        onClick={(event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && onOpen()}
      >
        <Icon size={18} aria-label={search[label]} role="img" />
        <span className={styles.words}>
          {type === 'title' && (
            <b>
              <span>
                <MarkedText text={title} marks={highlightInfoList} />
              </span>
              <small className={styles.group}>{group}</small>
            </b>
          )}
          {type === 'header' && (
            <MarkedText text={header} marks={highlightInfoList} from={pathStart} />
          )}
          {type === 'content' && (
            <>
              <MarkedText text={suggestion.statement} marks={highlightInfoList} />
              {path !== '' && <small>{path}</small>}
            </>
          )}
        </span>
        <CornerDownLeft size={16} aria-hidden="true" />
      </IntentLink>
    );
  },
  (before, after) =>
    before.suggestion === after.suggestion &&
    before.isCurrent === after.isCurrent &&
    before.id === after.id,
);
