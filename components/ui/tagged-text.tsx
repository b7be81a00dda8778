import styles from './ui.module.css';

/** A name, and the short mark beside it, such as "New", where it has one. */
export function TaggedText({ text, tag }: { text: string; tag?: string | undefined }) {
  return (
    <>
      {/* In an element of its own, since translators exchange bare texts. */}
      <span>{text}</span>
      {tag && <span className={styles.tag}>{tag}</span>}
    </>
  );
}
