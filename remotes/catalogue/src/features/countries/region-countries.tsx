import type { AtlasRegion } from '@tdt/contracts';
import { CountryNames } from './country-names.tsx';
import styles from './region-countries.module.css';

/** The countries of one region. A region without a name is the continent itself. */
export function RegionCountries({ region: { name, anchor, countries } }: { region: AtlasRegion }) {
  return (
    <div className={styles.region}>
      {name && (
        <h3 id={anchor} className={styles.name}>
          {name}
        </h3>
      )}
      <CountryNames countries={countries} />
    </div>
  );
}
