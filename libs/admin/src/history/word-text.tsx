import type { ComparedText } from './compare-words.ts';
import styles from './history.module.css';

/** Two texts as one, with what was removed and added. Marks for the direction of a text stay inside it. */
export function WordText({ before, after, changes }: ComparedText) {
  if (!changes)
    return (
      <div className={styles.text}>
        <p className={styles.note}>Trop de différences pour les montrer mot à mot : l'ancien texte, puis le nouveau.</p>
        <p dir="auto">
          <del>{before}</del>
        </p>
        <p dir="auto">
          <ins>{after}</ins>
        </p>
      </div>
    );
  return (
    <bdi className={styles.text}>
      {changes.map(({ text, change }, at) => {
        const Element = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only shown, and may be equal
        return <Element key={at}>{text}</Element>;
      })}
    </bdi>
  );
}
