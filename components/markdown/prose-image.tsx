import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { ZoomableImage } from '../zoom/zoomable-image';

/** A picture in the text; it is fetched when the reader comes near it, and may be enlarged. */
export function ProseImage({
  src,
  alt = '',
  'data-zoom-src': largeSrc,
  ...props
}: ComponentProps<'img'> & { 'data-zoom-src'?: string }) {
  return (
    <ZoomableImage
      loading="lazy"
      decoding="async"
      {...props}
      src={typeof src === 'string' ? withBase(src) : undefined}
      alt={alt}
      largeSrc={largeSrc && withBase(largeSrc)}
    />
  );
}
