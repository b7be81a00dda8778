'use client';

import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { lockPage } from '@/lib/browser/lock-page';
import { useOnNewPage } from '../site/route';
import { useLabels } from '../site/site-context';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel';

/** The search dialog, open for as long as it is mounted. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unlock = lockPage('dialog');
    return () => {
      unlock();
      // Closing it before it is removed gives the focus back to the opener.
      element?.close();
    };
  }, []);
  useOnNewPage(onClose);

  // A press that selects text in the input may end beside the panel, which closes nothing.
  const hasBegunBeside = useRef(false);
  function onMouseDown(event: MouseEvent) {
    hasBegunBeside.current = event.target === event.currentTarget;
    // The input keeps the focus, so that its keys go through the rows, whatever the mouse does.
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same through `close`
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={search.button}
      data-part="search"
      // The event comes late: in development React closes the dialog and opens it again at once.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      // The dialog itself is the target only beside its panel.
      onMouseDown={onMouseDown}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && hasBegunBeside.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <SearchPanel onClose={onClose} />
      </div>
    </dialog>
  );
}
