import type { AtlasCountry } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { VisuallyHidden } from '@tdt/ui';
import styles from './country-names.module.css';

/** Links to countries; those that have recipes stand out, and say how many. */
export function CountryLinks({ countries }: { countries: readonly AtlasCountry[] }) {
  return (
    <ul className={styles.countries}>
      {countries.map((country) => (
        <li key={country.slug}>
          <CountryLink country={country} />
        </li>
      ))}
    </ul>
  );
}

function CountryLink({ country: { name, slug, recipe_count: count } }: { country: AtlasCountry }) {
  return (
    <Link to={PAGES.country(slug)} className={count > 0 ? styles.cooked : styles.quiet} viewTransition>
      <span>{`${name} `}</span>
      {count > 0 && (
        <span className={styles.count}>
          <span>{`${count} `}</span>
          <VisuallyHidden>{count > 1 ? 'recettes' : 'recette'}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
