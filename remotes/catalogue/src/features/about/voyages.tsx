import type { CountryListItem } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { Polaroid, Section } from '@tdt/ui';
import styles from './voyages.module.css';

const TILTS = [-2, 3, -3, 2, 5, -5];

/** All the countries there are recipes of. */
export function Voyages({ countries }: { countries: readonly CountryListItem[] }) {
  return (
    <Section id="voyages" kicker="Le passeport se remplit" title="Nos voyages culinaires">
      <ul className={styles.grid}>
        {countries.map((country, index) => (
          <li key={country.id}>
            <Link to={PAGES.country(country.slug)} className={styles.link} viewTransition>
              <Polaroid
                image={country.polaroid}
                tilt={TILTS[index % TILTS.length] ?? 0}
                tape="none"
                decorative
                sizes="(width >= 1024px) 14rem, (width >= 640px) 28vw, 42vw"
              >
                <span className={styles.name}>{country.name}</span>
                <span className={styles.count}>{recipeCount(country.recipe_count)}</span>
              </Polaroid>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const recipeCount = (count: number): string => `${count} ${count > 1 ? 'recettes' : 'recette'}`;
