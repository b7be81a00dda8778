import type { ComponentProps } from 'react';
import { withBase } from '@/lib/routing/base-path';

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { alt: string };

/** A picture from public/, or one for each appearance; CSS shows the right one (`data-on`). */
export function ThemedImage({
  src,
  ...props
}: ImageProps & { src: string | { light: string; dark: string } }) {
  if (typeof src === 'string') return <Image {...props} src={src} />;
  return (
    <>
      {/* `lazy`, because then browsers do not fetch the picture of the other appearance. */}
      <Image {...props} src={src.light} loading="lazy" data-on="light" />
      <Image {...props} src={src.dark} loading="lazy" data-on="dark" />
    </>
  );
}

function Image({ src, alt, ...props }: ImageProps & { src: string; 'data-on'?: string }) {
  // biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files
  return <img {...props} src={withBase(src)} alt={alt} />;
}
