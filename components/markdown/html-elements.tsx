import DownloadIcon from 'lucide-react/icons/download';
import { type ComponentProps, isValidElement, type JSX, type ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import { SiteLink } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import fileTree from './file-tree.module.css';
import styles from './markdown.module.css';
import { scrollRegion } from './scroll-region';
import type { MarkdownContext } from './views';

type ElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & {
  context: MarkdownContext;
};

/** A link in the text. An `a` without a URL is only an anchor. */
export function DocLink({ href, context, 'data-project': project, ...props }: ProjectLink) {
  if (href === undefined) return <a {...props} />;
  if (project === undefined) return <SiteLink {...props} href={href} />;
  return <Download {...props} {...{ href, context }} data-project={project} />;
}

type ProjectLink = ElementProps<'a'> & { 'data-project'?: string };

async function Download({
  href = '',
  context,
  'data-project': project = '',
  children,
}: ProjectLink) {
  const size = Math.ceil((await context.sizeOfProject(project)) / 1000);
  return (
    <a className={ui.button} data-quiet href={withBase(href)} download>
      <DownloadIcon size={18} aria-hidden="true" />
      <span>{children}</span>
      <small data-part="file-size">{size} kB</small>
    </a>
  );
}

/** A picture in the text, which is fetched when the user comes near it, and the button that enlarges it. */
export function ProseImage({
  src,
  alt = '',
  'data-zoom-src': largeSrc,
  context: { site, labels },
  ...props
}: ElementProps<'img'> & { 'data-zoom-src'?: string }) {
  const { imageZoom } = site;
  const url = typeof src === 'string' ? withBase(src) : undefined;
  const zoomSrc = largeSrc && withBase(largeSrc);
  const picture = { loading: 'lazy', decoding: 'async', ...props, src: url } as const;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files */}
      <img {...picture} data-zoom-src={zoomSrc} alt={alt} />
      {imageZoom !== false && (
        <site-zoom
          data-part="zoom"
          data-label={labels.zoom.open}
          data-selector={typeof imageZoom === 'object' ? imageZoom.selector : undefined}
        />
      )}
    </>
  );
}

/** Headings with a link to themselves. Inside, it would become part of the heading's name. */
export function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({
    context: { labels },
    children,
    'data-plain': plain,
    ...props
  }: ElementProps<'h2'> & { 'data-plain'?: string }) {
    const { id } = props;
    if (id === undefined || plain !== undefined) return <Tag {...props}>{children}</Tag>;
    return (
      <div className={styles.heading} data-heading={Tag.slice(1)}>
        <Tag {...props}>{children}</Tag>
        <a className={styles.anchor} href={`#${id}`}>
          <span className="visually-hidden">
            {fill(labels.doc.headingLink, { heading: textOf(children) })}
          </span>
        </a>
      </div>
    );
  };
}

/** A table that scrolls in itself where the screen is too narrow for it. */
export function Table({ context: { labels }, ...props }: ElementProps<'table'>) {
  return (
    <site-scroll className={styles.table} {...scrollRegion(labels.doc.table)}>
      <table {...props} />
    </site-scroll>
  );
}

export function TaskBox({ context: { labels }, ...props }: ElementProps<'input'>) {
  const isDone = props.checked ?? props.defaultChecked ?? false;
  return <input {...props} aria-label={isDone ? labels.doc.taskDone : labels.doc.taskOpen} />;
}

export function FileTree({ children }: ElementProps<'div'>) {
  return <div className={`plain ${fileTree.tree}`}>{children}</div>;
}

/** A `<div>` of a writer has the rhythm of the article. */
export function Box({ context: _, className = '', ...props }: ElementProps<'div'>) {
  return <div {...props} className={`flow ${className}`.trim()} />;
}

/** Returns the text of rendered nodes; of a picture, its description. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode; alt?: string }>(node)) return '';
  return node.props.alt ?? textOf(node.props.children);
}
