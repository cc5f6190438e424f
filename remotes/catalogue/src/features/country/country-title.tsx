import styles from './country-title.module.css';

/** 'Cuisine' in small over the name of the country, in one heading. */
export function CountryTitle({ children }: { children: string }) {
  return (
    <h1 className={styles.title}>
      <span className={styles.small}>Cuisine</span> <span className={styles.name}>{children}</span>
    </h1>
  );
}
