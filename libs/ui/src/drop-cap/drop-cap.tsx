import { RichText } from '../rich-text/rich-text.tsx';
import styles from './drop-cap.module.css';

/** A text of an editor whose first letter is large; see `RichText`. */
export function DropCap({ children }: { children: string }) {
  return (
    <div className={styles.text}>
      <RichText>{children}</RichText>
    </div>
  );
}
