'use client';

import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import { wantsNoMotion } from '@/lib/browser/reader-system';
import { useLabels } from '../site/site-context';
import { CONTENT_ID } from '../ui/part-ids';
import ui from '../ui/ui.module.css';
import styles from './frame.module.css';

/** The button that leads back to the top; it shows only while the page is scrolled. */
export function ScrollToTop() {
  const { frame } = useLabels();
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);

  // A mark without height at the very top of the page is out of sight from the first pixel on. The
  // observer reports it, so nothing runs while the reader scrolls.
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsScrolled(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  function scrollToTop() {
    window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'instant' : 'smooth' });
    // The button is about to go; the keyboard continues where the reader is led.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }

  return (
    <>
      <span ref={mark} className={styles.topMark} />
      <aside
        className={styles.toTop}
        data-part="scroll-to-top"
        data-shown={isScrolled || undefined}
      >
        <button
          type="button"
          className={ui.iconButton}
          aria-label={frame.scrollToTop}
          onClick={scrollToTop}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </aside>
    </>
  );
}
