import styles from './drop-cap.module.css';

/** The paragraph that a story begins with: its first letter is large. */
export function DropCap({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
