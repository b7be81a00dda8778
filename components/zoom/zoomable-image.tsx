'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../frame/site-context';
import { isZoomHidden, useZoom } from './use-zoom';
import type { Phase } from './zoom-stage';
import styles from './zoomable-image.module.css';

/**
 * A picture that can be enlarged, by a press on it or by the button behind it. It is prerendered as
 * a plain picture and stays the same element all the time: what enlarges it shows a copy.
 */
export function ZoomableImage({
  alt,
  largeSrc,
  ...props
}: ComponentProps<'img'> & {
  alt: string;
  /** A larger picture of the same, to be fetched when the reader enlarges this one. */
  largeSrc: string | undefined;
}) {
  const { zoom } = useLabels();
  const image = useRef<HTMLImageElement>(null);
  const Stage = useZoom(image, largeSrc !== undefined);
  const [staged, setStaged] = useState<HTMLImageElement | null>(null);
  const [phase, setPhase] = useState<Phase>('closed');

  const enlarge = () => setStaged(isZoomHidden() ? null : image.current);
  const leave = () => {
    setStaged(null);
    setPhase('closed');
  };

  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button behind it is for the keyboard */}
      <img {...props} ref={image} alt={alt} data-zoom={Stage && phase} onClick={Stage && enlarge} />
      {Stage && (
        <button
          type="button"
          className={`visually-hidden ${styles.enlarge}`}
          data-part="zoom"
          aria-label={fill(zoom.open, { picture: alt })}
          aria-haspopup="dialog"
          onClick={enlarge}
          // The button is a point; what has the focus in the reader's eyes is the picture.
          onFocus={() => phase === 'closed' && image.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
      {Stage && staged && (
        <Stage image={staged} largeSrc={largeSrc} onPhase={setPhase} onLeave={leave} />
      )}
    </>
  );
}
