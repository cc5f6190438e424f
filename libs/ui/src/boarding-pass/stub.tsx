import styles from './stub.module.css';

/** The part of a boarding pass that tears off. */
export function Stub({ greeting }: { greeting: string }) {
  return (
    <p className={styles.stub} data-hide="print">
      <span className={styles.words}>
        <small>À table</small>
        <span>{greeting}</span>
      </span>
      <span className={styles.bars} aria-hidden="true" />
    </p>
  );
}
