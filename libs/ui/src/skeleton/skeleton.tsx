import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** The place of a recipe card that is on its way; screen readers are told by the list around. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true" data-skeleton="">
      <div className={classNames(styles.block, styles.picture)} />
      <div className={classNames(styles.block, styles.line)} />
      <div className={classNames(styles.block, styles.title)} />
    </div>
  );
}
