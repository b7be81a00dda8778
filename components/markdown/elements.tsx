import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { SiteLink } from '../ui/site-link';
import { ZoomableImage } from '../zoom/zoomable-image';
import { CodeBlock } from './code/code-block';
import { TypedCode } from './code/typed-code';
import { HeadingLink } from './labelled-elements';
import styles from './markdown.module.css';

/** A link in the text. An `a` without an address is only a place and stays one. */
export function DocLink({ href, ...props }: ComponentProps<'a'>) {
  return href === undefined ? <a {...props} /> : <SiteLink {...props} href={href} />;
}

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

export type HeadingProps = ComponentProps<'h2'>;

export function Heading({ level, children, ...props }: HeadingProps & { level: 2 | 3 | 4 }) {
  const Element = `h${level}` as const;
  if (props.id === undefined) return <Element {...props}>{children}</Element>;
  return (
    // The link stands beside the heading: inside, it would become part of the heading's name.
    <div className={styles.heading} data-heading={level}>
      <Element {...props}>{children}</Element>
      <HeadingLink id={props.id} text={textOf(children)} />
    </div>
  );
}

/** A `pre` of Markdown. The build sets these properties in lib/code-blocks/code-blocks.ts. */
export function Pre({ types, ...block }: ComponentProps<typeof CodeBlock> & { types?: true }) {
  const code = <CodeBlock {...block} />;
  return types ? <TypedCode>{code}</TypedCode> : code;
}

export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
