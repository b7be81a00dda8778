import { CodeText } from './code-text';
import { languageName } from './language-name';
import styles from './markdown.module.css';

/** A block of code under a bar with its file name (or whatever title) and its language. */
export function CodeBlock({
  html,
  language,
  title,
}: {
  /** The inside of the `<code>` element, highlighted by our own build. */
  html: string;
  language: string;
  title?: string | undefined;
}) {
  const name = languageName(language);
  return (
    <figure className={styles.code}>
      <figcaption className={styles.bar}>
        {title && <span className={styles.file}>{title}</span>}
        <span className={styles.language}>{name}</span>
      </figcaption>
      <CodeText html={html} language={name} />
    </figure>
  );
}
