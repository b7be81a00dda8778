import styles from './diagram.module.css';
import { EnlargeButton } from './enlarge-button';

/** A drawing that is part of the page, so that it has the page's own colours in both appearances. */
export function Diagram({
  html,
  viewBox,
  width,
  height,
  alt,
  caption,
}: {
  /** The inside of the `<svg>` element, made at build of shapes, texts and colours alone. */
  html: string;
  viewBox: string;
  width: string;
  height: string;
  alt: string;
  caption?: string;
}) {
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        width={width}
        height={height}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build, which lets through shapes and texts only
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {caption && <figcaption>{caption}</figcaption>}
      <EnlargeButton alt={alt} />
    </figure>
  );
}
