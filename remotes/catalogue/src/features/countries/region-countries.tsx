import type { AtlasRegion } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { CountryLinks } from './country-names.tsx';
import styles from './region-countries.module.css';

/** The countries of each region, whose name leads to its page. A region without a name is the continent itself. */
export function RegionCountries({ regions }: { regions: readonly AtlasRegion[] }) {
  return (
    <div className={styles.regions}>
      {regions.map(({ name, slug, anchor, countries }) => (
        <div key={anchor} className={styles.region}>
          {slug !== null && (
            <h3 id={anchor} className={styles.name}>
              <Link to={PAGES.worldPart('region', slug)} className={styles.link} viewTransition>
                {name}
              </Link>
            </h3>
          )}
          <CountryLinks countries={countries} />
        </div>
      ))}
    </div>
  );
}
