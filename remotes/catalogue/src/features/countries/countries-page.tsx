import type { Atlas } from '@tdt/contracts';
import { breadcrumbJsonLd, countriesCrumbs, countriesHead } from '@tdt/domain';
import { useLoaderData, useSite } from '@tdt/platform';
import { Band, Breadcrumb, Head, Kicker, Section } from '@tdt/ui';
import styles from './countries-page.module.css';
import { RegionCountries } from './region-countries.tsx';

/** All countries of the world by continent and region; those that have recipes stand out. */
export function CountriesPage() {
  const atlas = useLoaderData<Atlas>();
  const site = useSite();
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, countriesCrumbs())] : [];
  return (
    <>
      <Head head={countriesHead(site, atlas)} jsonLd={jsonLd} />
      <Cover atlas={atlas} />
      {atlas.continents.map(({ name, anchor, total, regions }) => (
        <Section key={anchor} id={anchor} kicker={countriesCount(total)} title={name} tight>
          <div className={styles.regions}>
            {regions.map((region) => (
              <RegionCountries key={region.anchor} region={region} />
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}

function Cover({ atlas: { total, cooked, continents } }: { atlas: Atlas }) {
  return (
    <Band>
      <div className={styles.words}>
        <Breadcrumb crumbs={countriesCrumbs()} />
        <Kicker onBand>L'atlas gourmand</Kicker>
        <h1 className={styles.title}>Tous les pays</h1>
        <p className={styles.lead}>
          {`${countriesCount(total)}, région par région. `}
          {cooked > 0 && 'Ceux qui portent un nombre ont déjà leurs recettes ; les autres attendent notre visite.'}
        </p>
        <nav aria-label="Continents">
          <ul className={styles.continents}>
            {continents.map(({ name, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.continent}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Band>
  );
}

const countriesCount = (count: number): string => `${count} pays`;
