'use client';

import { fill } from '@/lib/labels/labels';
import { useIsPrerendered } from '../../site/route';
import { useLabels, useSite } from '../../site/site-context';
import styles from './diagram.module.css';

/**
 * Lies over a drawing and enlarges it. Pages do not carry it: it comes with the scripts, and what
 * shows the drawing comes when it is pressed.
 */
export function EnlargeButton({ alt }: { alt: string }) {
  const { zoom } = useLabels();
  const { imageZoom } = useSite();
  const isPrerendered = useIsPrerendered();
  if (isPrerendered || imageZoom === false) return null;

  function enlarge(button: HTMLElement) {
    const svg = button.parentElement?.querySelector('svg');
    import('./show-large').then(
      ({ showLarge }) => svg && showLarge(svg, { name: alt, close: zoom.close }),
      // The drawing stays as it is.
      () => undefined,
    );
  }

  return (
    <button
      type="button"
      className={styles.enlarge}
      data-part="zoom"
      aria-label={fill(zoom.open, { picture: alt })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => enlarge(currentTarget)}
    />
  );
}
