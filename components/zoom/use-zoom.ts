'use client';

import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { useSite } from '../frame/site-context';
import { START_AFTER_MS } from './figures';
import type { ZoomStageProps } from './zoom-stage';
import { isChosen, isWorthEnlarging } from './zoomable';

type Stage = ComponentType<ZoomStageProps>;

/**
 * What enlarges a picture, as soon as that has come; nothing for pictures that stay as they are. It
 * is fetched for the first picture that needs it, so other pages go without.
 */
export function useZoom(
  image: RefObject<HTMLImageElement | null>,
  hasLarger: boolean,
): Stage | undefined {
  const { imageZoom } = useSite();
  const selector = typeof imageZoom === 'object' ? imageZoom.selector : undefined;
  const [stage, setStage] = useState<Stage>();

  useEffect(() => {
    const element = image.current;
    if (!element || imageZoom === false) return;
    // Not only on `load`: a picture that is folded away, or of the other appearance, has no size yet.
    const observer = new ResizeObserver(look);
    const timer = setTimeout(() => {
      if (isZoomHidden() || !isChosen(element, selector)) return;
      observer.observe(element);
      element.addEventListener('load', look);
    }, START_AFTER_MS);

    function look(): void {
      if (!element || !isWorthEnlarging(element, hasLarger)) return;
      stop();
      import('./zoom-stage').then(
        ({ ZoomStage }) => setStage(() => ZoomStage),
        () => {
          // Without it the picture is a picture still.
        },
      );
    }

    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      element?.removeEventListener('load', look);
    }
    return stop;
  }, [image, imageZoom, selector, hasLarger]);

  return stage;
}

/** Whether this page is shown without enlarging of pictures; the button goes by `parts.css`. */
export function isZoomHidden(): boolean {
  const part = '[data-hide~="globalUIComponents"]';
  return document.querySelector(`:root:is(${part}, :has(${part}))`) !== null;
}
