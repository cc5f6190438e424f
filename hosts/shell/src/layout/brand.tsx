import { PAGES } from '@tdt/contracts/plain';
import { Link, useSite } from '@tdt/platform';
import styles from './brand.module.css';
import { GlobeMark } from './globe-mark.tsx';

/** The site's name beside its mark. */
export function Brand() {
  return (
    <Link to={PAGES.home} className={styles.brand} viewTransition>
      <GlobeMark className={styles.mark} />
      <span>{useSite().name}</span>
    </Link>
  );
}
