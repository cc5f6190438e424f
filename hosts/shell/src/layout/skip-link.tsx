import styles from './skip-link.module.css';

/** Id of what a page is about: its `main`. */
export const CONTENT_ID = 'contenu';

/** The first thing that a keyboard reaches: past the navigation. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      Aller au contenu
    </a>
  );
}
