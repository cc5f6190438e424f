import { listPath } from '@tdt/admin/kit';
import { Link, useLocation } from '@tdt/platform';
import styles from './breadcrumb.module.css';
import { useFrame } from './frame-texts.ts';
import { parentOf } from './screens.ts';

/** Above the title of a form: the way back to its list. */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const { texts, lang } = useFrame();
  const parent = parentOf(pathname);
  return (
    parent && (
      <nav lang={lang} aria-label={texts.breadcrumb} className={styles.breadcrumb}>
        <Link to={listPath(parent.path)}>{parent.labels[lang]}</Link>
      </nav>
    )
  );
}
