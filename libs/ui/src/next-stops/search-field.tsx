import { PAGES, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';
import styles from './next-stops.module.css';

/** A plain form, which works without JavaScript and leads to the list. */
export function SearchField() {
  return (
    <search>
      <form action={PAGES.recipes} className={styles.form}>
        <input
          type="search"
          name="q"
          aria-label="Chercher une recette"
          placeholder="Un plat, un pays, un ingrédient"
          maxLength={SEARCH_TEXT_MAX}
          className={styles.input}
        />
        <button type="submit" className={styles.submit}>
          Rechercher
        </button>
      </form>
    </search>
  );
}
