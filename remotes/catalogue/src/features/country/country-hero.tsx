import type { CountryDetail } from '@tdt/contracts';
import { countryCrumbs } from '@tdt/domain/seo';
import { Band, Breadcrumb, Polaroid, RichText, stack } from '@tdt/ui';
import { Stamp } from '@tdt/ui/recipes';
import styles from './country-hero.module.css';
import { OnTheMap } from './on-the-map.tsx';

/** The country's name beside its postcard and stamp. */
export function CountryHero({ country }: { country: CountryDetail }) {
  return (
    <Band>
      <div className={styles.layout}>
        <div className={stack(5)}>
          <Breadcrumb crumbs={countryCrumbs(country)} />
          <CountryTitle>{country.name}</CountryTitle>
          {country.category_description && (
            <div className={styles.lead}>
              <RichText>{country.category_description}</RichText>
            </div>
          )}
          <OnTheMap parts={country.world_parts} />
        </div>
        <div className={styles.postcard}>
          <Polaroid image={country.polaroid} sizes="(width >= 900px) 26rem, 70vw" tilt={5} tape="left" priority>
            <span className={styles.caption}>{country.country_bon_appetit}</span>
          </Polaroid>
          <Stamp country={country} ink="light" className={styles.stamp} />
        </div>
      </div>
    </Band>
  );
}

/** One heading: 'Cuisine' in small letters above the name of the country. */
export function CountryTitle({ children }: { children: string }) {
  return (
    <h1 className={stack(3)}>
      <span className={styles.small}>Cuisine</span> <span className={styles.name}>{children}</span>
    </h1>
  );
}
