import styles from './checking.module.css';

/** While it is not known yet who is there. */
export function Checking() {
  return (
    <main className={styles.checking} aria-busy="true">
      <svg className={styles.flight} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        <path d="M4 18C34 2 86 2 116 18" />
        <circle cx="4" cy="18" r="3" />
        <circle cx="116" cy="18" r="3" />
      </svg>
      <div role="status">
        <h1 className={styles.words}>Vérification de l'authentification...</h1>
      </div>
    </main>
  );
}
