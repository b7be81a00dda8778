'use client';

import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels, useSite } from '../site/site-context';
import type { Phase, ZoomStageProps } from './zoom-stage';
import { isChosen, isWorthEnlarging } from './zoomable';
import styles from './zoomable-image.module.css';

/** How long a page shows before its pictures can be enlarged. */
const START_AFTER_MS = 100;

/** A picture that stays the element that was prerendered: what enlarges it shows a copy. */
export function ZoomableImage({
  alt,
  largeSrc,
  ...props
}: ComponentProps<'img'> & {
  alt: string;
  /** A larger version of the picture, fetched when the reader enlarges it. */
  largeSrc: string | undefined;
}) {
  const { zoom } = useLabels();
  const image = useRef<HTMLImageElement>(null);
  const Stage = useZoom(image, largeSrc !== undefined);
  const [enlarged, setEnlarged] = useState<HTMLImageElement | null>(null);
  const [phase, setPhase] = useState<Phase>('closed');

  const enlarge = () => setEnlarged(isZoomHidden() ? null : image.current);
  const leave = () => {
    setEnlarged(null);
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
      {Stage && enlarged && (
        <Stage image={enlarged} largeSrc={largeSrc} onPhase={setPhase} onLeave={leave} />
      )}
    </>
  );
}

/** The component that enlarges a picture, loaded for the first one that needs it. */
function useZoom(
  image: RefObject<HTMLImageElement | null>,
  hasLarger: boolean,
): ComponentType<ZoomStageProps> | undefined {
  const { imageZoom } = useSite();
  const selector = typeof imageZoom === 'object' ? imageZoom.selector : undefined;
  const [Stage, setStage] = useState<ComponentType<ZoomStageProps>>();

  useEffect(() => {
    const element = image.current;
    if (!element || imageZoom === false) return;
    const end = new AbortController();
    const look = () => {
      if (end.signal.aborted || !isWorthEnlarging(element, hasLarger)) return;
      stop();
      // If it fails to load, the picture stays a plain picture.
      import('./zoom-stage').then(
        ({ ZoomStage }) => setStage(() => ZoomStage),
        () => undefined,
      );
    };
    // Not only on `load`: a picture that is folded away, or of the other appearance, has no size yet.
    const observer = new ResizeObserver(look);
    const timer = setTimeout(() => {
      if (isZoomHidden() || !isChosen(element, selector)) return;
      observer.observe(element);
      element.addEventListener('load', look, { signal: end.signal });
    }, START_AFTER_MS);
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      end.abort();
    };
    return stop;
  }, [image, imageZoom, selector, hasLarger]);

  return Stage;
}

/** Whether this page is shown without enlarging of pictures; parts.css hides the button. */
function isZoomHidden(): boolean {
  const { hide = '', pageHides = '' } = document.documentElement.dataset;
  return `${hide} ${pageHides}`.split(' ').includes('globalUIComponents');
}
