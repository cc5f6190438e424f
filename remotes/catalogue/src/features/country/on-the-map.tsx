import type { WorldPartRef } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { cluster } from '@tdt/ui';
import styles from './on-the-map.module.css';

/** Where a country lies, widest first: links to all countries, to its continent and to its region. */
export function OnTheMap({ parts }: { parts: readonly WorldPartRef[] }) {
  return (
    <nav aria-label="Sur la carte">
      <ul className={cluster(2)}>
        <li>
          <Link to={PAGES.countries} className={styles.place}>
            Tous les pays
          </Link>
        </li>
        {parts.map(({ kind, name, slug }) => (
          <li key={`${kind} ${slug}`}>
            <Link to={PAGES.worldPart(kind, slug)} className={styles.place}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
