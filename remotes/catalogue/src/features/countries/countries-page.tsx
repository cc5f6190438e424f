import type { Atlas } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { countriesHead } from '@tdt/domain/heads';
import { breadcrumbJsonLd, countriesCrumbs } from '@tdt/domain/seo';
import { Link, useLoaderData, useSite } from '@tdt/platform';
import { Band, Breadcrumb, cluster, Head, Kicker, Section, stack } from '@tdt/ui';
import { SurpriseLink } from '../surprise/surprise-link.tsx';
import styles from './countries-page.module.css';
import { RegionCountries } from './region-countries.tsx';
import { WorldMap } from './world-map/world-map.tsx';

/** All countries of the world, on a map and by continent and region; those that have recipes stand out. */
export function CountriesPage() {
  const atlas = useLoaderData<Atlas>();
  const site = useSite();
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, countriesCrumbs())] : [];
  return (
    <>
      <Head head={countriesHead(site, atlas)} jsonLd={jsonLd} />
      <Cover atlas={atlas} />
      {atlas.continents.map(({ name, slug, anchor, total, regions }) => (
        <Section
          key={anchor}
          id={anchor}
          kicker={countriesCount(total)}
          title={<Continent name={name} slug={slug} />}
          tight
        >
          <RegionCountries regions={regions} />
        </Section>
      ))}
    </>
  );
}

function Cover({ atlas: { total, cooked, continents, map } }: { atlas: Atlas }) {
  return (
    <Band plain>
      <div className={stack(5, styles.head)}>
        <div className={stack(5)}>
          <Breadcrumb crumbs={countriesCrumbs()} />
          <Kicker onBand>L'atlas gourmand</Kicker>
          <h1>Tous les pays</h1>
        </div>
        <p className={styles.lead}>
          {`${countriesCount(total)}, région par région. ${
            cooked > 0
              ? 'Ceux qui brillent sur la carte ont déjà leurs recettes\u00a0; les autres attendent notre visite.'
              : ''
          }`}
        </p>
      </div>
      <div className={styles.map}>
        <WorldMap map={map} label="Carte du monde : les pays qui ont des recettes" />
      </div>
      <div className={cluster(4, styles.ways)}>
        <nav aria-label="Continents">
          <ul className={cluster(2)}>
            {continents.map(({ name, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.continent}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {cooked > 0 && <SurpriseLink variant="light" />}
      </div>
    </Band>
  );
}

/** Its name, which leads to its page; the countries without a region have none. */
function Continent({ name, slug }: Pick<Atlas['continents'][number], 'name' | 'slug'>) {
  if (slug === null) return <span>{name}</span>;
  return (
    <Link to={PAGES.worldPart('continent', slug)} className={styles.link} viewTransition>
      {name}
    </Link>
  );
}

const countriesCount = (count: number): string => `${count} pays`;
