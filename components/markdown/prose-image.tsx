import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';

/** A picture in the text; it is fetched when the reader comes near it. */
export function ProseImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBase(src) : undefined;
  // biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files
  return <img loading="lazy" decoding="async" {...props} src={address} alt={alt} />;
}
