'use client';

import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { onSearchWanted } from '@/lib/browser/open-search';
import { isSearchShortcut } from '@/lib/browser/presses';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLabels } from '../site/site-context';
import { Guarded } from '../ui/guarded';
import { useIndexName, usePrepareIndex } from './index-state';
import styles from './search-button.module.css';
import type { SearchDialog } from './search-dialog';

/**
 * Opens the search, as do the shortcuts. The dialog has a script of its own, which is loaded when the
 * browser is idle, or when the reader points at the button.
 */
export function SearchButton() {
  const { search } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [hasFailed, setHasFailed] = useState(false);
  const indexName = useIndexName();
  const prepareIndex = usePrepareIndex();

  function loadPanel() {
    import('./search-dialog').then(
      (script) => setDialog(() => script.SearchDialog),
      () => {
        // Shown only to a reader who waits for it; the next press loads the script again.
        setHasFailed(isOpen);
        setIsOpen(false);
      },
    );
  }
  const prepare = useEffectEvent(() => {
    loadPanel();
    prepareIndex();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever it closes over
  useEffect(() => whenIdle(loadPanel), []);
  useEffect(() => {
    if (!isOpen) return;
    setHasFailed(false);
    prepare();
  }, [isOpen]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => onSearchWanted(() => setIsOpen(true)), []);

  return (
    <>
      <div className={styles.room}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          // The build names the files of this index in the page.
          data-index={indexName}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setIsOpen(true)}
        >
          <Search size={18} aria-hidden="true" />
          <span className={styles.name}>{search.button}</span>
          <span className={styles.keys} aria-hidden="true" />
        </button>
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {search.unavailable}
        </p>
      )}
      {/* Outside the bar, whose styles for its content would apply to the rows. */}
      {isOpen &&
        Dialog &&
        createPortal(
          <Guarded>
            <Dialog onClose={() => setIsOpen(false)} />
          </Guarded>,
          document.body,
        )}
    </>
  );
}
