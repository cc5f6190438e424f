import styles from './skip-link.module.css';

/** Id of a page's `main`. */
export const CONTENT_ID = 'contenu';

/** The first element that the Tab key reaches: skips the navigation. Belongs in a landmark, as all content does. */
export function SkipLink({ text = 'Aller au contenu' }: { text?: string }) {
  return (
    <a className={styles.link} data-hide="print" href={`#${CONTENT_ID}`}>
      {text}
    </a>
  );
}
