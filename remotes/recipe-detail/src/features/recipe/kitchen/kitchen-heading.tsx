import styles from './kitchen.module.css';

interface KitchenHeadingProps {
  id: string;
  /** Small text over the author's title; the heading itself if there is no title. */
  word: string;
  title: string | null;
}

export function KitchenHeading({ id, word, title }: KitchenHeadingProps) {
  return (
    <h2 id={id} className={styles.heading}>
      {title ? (
        <>
          <span className={styles.kicker} data-hide="print">
            {`${word} `}
          </span>
          <span>{title}</span>
        </>
      ) : (
        word
      )}
    </h2>
  );
}
