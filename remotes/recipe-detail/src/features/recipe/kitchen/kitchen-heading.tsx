import styles from './kitchen.module.css';

interface KitchenHeadingProps {
  id: string;
  /** What follows, in a word: over the author's title, or in its place. */
  word: string;
  title: string | null;
}

export function KitchenHeading({ id, word, title }: KitchenHeadingProps) {
  return (
    <h2 id={id} className={styles.heading}>
      {title ? (
        <>
          <span className={styles.kicker}>{word}</span> {title}
        </>
      ) : (
        word
      )}
    </h2>
  );
}
