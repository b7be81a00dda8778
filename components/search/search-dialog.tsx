'use client';

import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../frame/site-context';
import { useOnNewPage } from '../frame/use-on-new-page';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel';

export type SearchDialogProps = { onClose: () => void };

/** The window over the page in which the reader searches; open for as long as it is mounted. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { search } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to what had it, if it happens before the element is taken away.
    return () => element?.close();
  }, []);
  useOnNewPage(onClose);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser tells it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={search.button}
      data-locks-scroll
      data-part="search"
      // The event comes late: in development React closes the dialog and opens it again at once.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={(event) => {
        if (isBesidePanel(event)) onClose();
      }}
    >
      <SearchPanel onClose={onClose} />
    </dialog>
  );
}

/** The dialog itself is hit only where its panel is not. */
function isBesidePanel({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
