import styles from './drop-cap.module.css';

/** An opening paragraph with a large first letter. */
export function DropCap({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
