import type { CountryDetail } from '@tdt/contracts';
import { Band, Polaroid, Stamp } from '@tdt/ui';
import styles from './country-hero.module.css';
import { CountryTitle } from './country-title.tsx';

/** The country's name beside its postcard, under its stamp. */
export function CountryHero({ country }: { country: CountryDetail }) {
  return (
    <Band>
      <div className={styles.layout}>
        <div className={styles.words}>
          <CountryTitle>{country.name}</CountryTitle>
          {country.category_description && <p className={styles.lead}>{country.category_description}</p>}
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
