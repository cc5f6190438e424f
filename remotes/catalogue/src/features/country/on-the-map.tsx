import { PAGES } from '@tdt/contracts/plain';
import { slugify } from '@tdt/domain';
import { Link } from '@tdt/platform';
import styles from './on-the-map.module.css';

/** Where a country lies, widest first: links to all countries, to its continent and to its region. */
export function OnTheMap({ regions }: { regions: readonly string[] }) {
  return (
    <nav aria-label="Sur la carte">
      <ul className={styles.places}>
        <li>
          <Link to={PAGES.countries} className={styles.place}>
            Tous les pays
          </Link>
        </li>
        {regions.map((region, index) => (
          <li key={region}>
            <Link to={PAGES.worldPart(index === 0 ? 'continent' : 'region', slugify(region))} className={styles.place}>
              {region}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
