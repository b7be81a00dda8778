import type { ComponentProps } from 'react';
import type { PageContext } from '../site/page-context';

/**
 * A picture that stays the element that was prerendered: what enlarges it shows a copy. It carries what the
 * scripts need for that (start-zoom.ts).
 */
export function ZoomableImage({
  alt,
  largeSrc,
  context: { site, labels },
  ...props
}: ComponentProps<'img'> & {
  alt: string;
  /** A larger version of the picture, fetched when the reader enlarges it. */
  largeSrc: string | undefined;
  context: PageContext;
}) {
  const { imageZoom } = site;
  const zoom = imageZoom !== false && {
    // Which pictures the settings choose; all, if it is empty.
    'data-zoomable': (typeof imageZoom === 'object' && imageZoom.selector) || '',
    'data-zoom-src': largeSrc,
    'data-zoom-label': labels.zoom.open,
  };
  // biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files
  return <img {...props} {...zoom} alt={alt} />;
}
