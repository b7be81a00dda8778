import { type ReactNode, useEffect, useRef } from 'react';
import styles from './panel.module.css';

/** The box of something that runs. It takes the focus of the button that was pressed, and comes into view. */
export function PanelBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (box.current) showWhole(box.current);
  }, []);
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Scrolls until the title, the options and the stage are below the top bar, unless they all show. */
function showWhole(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) panel.scrollIntoView();
}
