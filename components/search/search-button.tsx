'use client';

import Search from 'lucide-react/icons/search';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { onSearchWanted } from '@/lib/browser/open-search';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLabels } from '../frame/site-context';
import { prepareIndex } from './index-state';
import styles from './search-button.module.css';
import type { SearchDialogProps } from './search-dialog';
import { ShortcutHint } from './shortcut-hint';
import { useIndexSource } from './use-index-source';
import { useShortcut } from './use-shortcut';

/**
 * The button of the top bar that opens the search; the shortcut does, too. The panel comes in a
 * script of its own, with the index, when the browser is idle or the reader shows interest.
 */
export function SearchButton() {
  const { search } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const indexSource = useIndexSource();

  function loadPanel() {
    import('./search-dialog').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        // Told only to a reader who waits for it; the next press asks for the script again.
        setHasFailed(isOpen);
        setIsOpen(false);
      },
    );
  }
  const prepare = useEffectEvent(() => {
    loadPanel();
    prepareIndex(indexSource());
  });

  useEffect(() => whenIdle(() => prepare()), []);
  useEffect(() => {
    if (!isOpen) return;
    setHasFailed(false);
    prepare();
  }, [isOpen]);
  useShortcut(() => setIsOpen((was) => !was));
  useEffect(() => onSearchWanted(() => setIsOpen(true)), []);

  return (
    <>
      <div className={styles.room}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setIsOpen(true)}
        >
          <Search size={18} aria-hidden="true" />
          <span className={styles.name}>{search.button}</span>
          <ShortcutHint />
        </button>
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {search.unavailable}
        </p>
      )}
      {/* Not inside the bar, whose styles for what scrolls under it would hold for the rows, too. */}
      {isOpen && Dialog && createPortal(<Dialog onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
