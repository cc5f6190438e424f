import { requestIdOf } from '@tdt/platform';
import styles from './reference.module.css';

/**
 * A small line with the id of the request on which the server failed; nothing for other failures.
 * @param failure what a loader has thrown
 */
export function Reference({ failure }: { failure: unknown }) {
  const id = requestIdOf(failure);
  return id === null ? null : <p className={styles.reference}>{`Référence : ${id}`}</p>;
}
