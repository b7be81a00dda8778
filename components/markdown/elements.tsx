import DownloadIcon from 'lucide-react/icons/download';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
import type { PageContext } from '../site/page-context';
import { SiteLink } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import styles from './markdown.module.css';
import { scrollRegion } from './scroll-region';

/** The texts of the interface; elements that show some are made with them. */
type Labelled = { labels: Labels };

type LinkProps = ComponentProps<'a'> &
  Labelled & { 'data-project'?: string } & Pick<ComponentProps<typeof Download>, 'sizeOfProject'>;

/** A link in the text. An `a` without an address is only a place and stays one. */
export function DocLink({
  href,
  labels,
  sizeOfProject,
  'data-project': project,
  ...props
}: LinkProps) {
  if (href === undefined) return <a {...props} />;
  return project === undefined ? (
    <SiteLink {...props} labels={labels} href={href} />
  ) : (
    <Download {...{ href, project, sizeOfProject }}>{props.children}</Download>
  );
}

/** A picture in the text, which is fetched when the user comes near it, and the button that enlarges it. */
export function ProseImage({
  src,
  alt = '',
  'data-zoom-src': largeSrc,
  context: { site, labels },
  ...props
}: ComponentProps<'img'> & { 'data-zoom-src'?: string; context: PageContext }) {
  const { imageZoom } = site;
  const address = typeof src === 'string' ? withBase(src) : undefined;
  const zoomSrc = largeSrc && withBase(largeSrc);
  const picture = { loading: 'lazy', decoding: 'async', ...props, src: address } as const;
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

type HeadingProps = ComponentProps<'h2'> & Labelled & { level: 2 | 3 | 4 };

export function Heading({ level, labels, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  const { id } = props;
  if (id === undefined) return <Element {...props}>{children}</Element>;
  return (
    // The link stands beside the heading: inside, it would become part of the heading's name.
    <div className={styles.heading} data-heading={level}>
      <Element {...props}>{children}</Element>
      <a className={styles.anchor} href={`#${id}`}>
        <span className="visually-hidden">
          {fill(labels.doc.headingLink, { heading: shownWords(children) })}
        </span>
      </a>
    </div>
  );
}

/** A table that scrolls in itself where the screen is too narrow for it. */
export function Table({ labels, ...props }: ComponentProps<'table'> & Labelled) {
  return (
    <site-scroll className={styles.table} {...scrollRegion(labels.doc.table)}>
      <table {...props} />
    </site-scroll>
  );
}

/** The box of a task in a list; it says in words whether the task is done. */
export function TaskBox({ labels, ...props }: ComponentProps<'input'> & Labelled) {
  const isDone = props.checked ?? props.defaultChecked ?? false;
  return <input {...props} aria-label={isDone ? labels.doc.taskDone : labels.doc.taskOpen} />;
}

/** The words of what is shown; of a picture, its description. */
export function shownWords(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(shownWords).join('');
  if (!isValidElement<{ children?: ReactNode; alt?: string }>(node)) return '';
  return node.props.alt ?? shownWords(node.props.children);
}

/** The button that downloads an example as a zip; it says how large that is. */
export async function Download({
  href,
  project,
  sizeOfProject,
  children,
}: {
  href: string;
  project: string;
  sizeOfProject: (name: string) => Promise<number>;
  children: ReactNode;
}) {
  const size = Math.ceil((await sizeOfProject(project)) / 1000);
  return (
    <a className={ui.button} data-quiet href={withBase(href)} download>
      <DownloadIcon size={18} aria-hidden="true" />
      <span>{children}</span>
      <small data-part="file-size">{size} kB</small>
    </a>
  );
}
