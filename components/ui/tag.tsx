import styles from './ui.module.css';

/** A short mark beside a name, such as "New". */
export function Tag({ text }: { text: string }) {
  return <span className={styles.tag}>{text}</span>;
}
