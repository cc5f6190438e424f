import type { Crumb } from '@tdt/domain/seo';
import { Link } from '@tdt/platform';
import styles from './breadcrumb.module.css';

/** The trail from the home page to this one, on a dark band; the same crumbs go into `breadcrumbJsonLd`. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d'Ariane" className={styles.trail} data-hide="print">
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index < crumbs.length - 1 ? (
              <Link className={styles.link} to={path} viewTransition>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
