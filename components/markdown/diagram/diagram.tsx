import type { PageContext } from '../../site/page-context';
import styles from './diagram.module.css';

/** An inline drawing, in the colours of the page in both appearances. */
export function Diagram({
  html,
  viewBox,
  width,
  height,
  alt,
  caption,
  context: { site, labels },
}: {
  /** The inside of the `<svg>` element, made at build of shapes, texts and colours alone. */
  html: string;
  viewBox: string;
  width: string;
  height: string;
  alt: string;
  caption?: string;
  context: PageContext;
}) {
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        width={width}
        height={height}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, which lets through shapes and texts only
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {site.imageZoom !== false && (
        <site-zoom data-part="zoom" data-label={labels.zoom.open} data-close={labels.zoom.close} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
