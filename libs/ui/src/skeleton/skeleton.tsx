import { classNames } from '../class-names.ts';
import { stack } from '../layout.ts';
import styles from './skeleton.module.css';

/** Placeholder of a recipe card that is loading, hidden from screen readers: the list is `aria-busy`. */
export function SkeletonCard() {
  return (
    <div className={stack(3)} aria-hidden="true" data-skeleton="">
      <div className={classNames(styles.block, styles.picture)} />
      <div className={classNames(styles.block, styles.line)} />
      <div className={classNames(styles.block, styles.title)} />
    </div>
  );
}
