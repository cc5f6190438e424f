import type { CountryDetail } from '@tdt/contracts';
import { enCountry } from '@tdt/domain';
import { DropCap, Section } from '@tdt/ui';
import styles from './about-country.module.css';

/** What one eats there, and how: the text that opens with a large letter. */
export function AboutCountry({ country }: { country: CountryDetail }) {
  if (!country.recipe_description) return null;
  return (
    <Section id="a-propos" kicker="Carnet de route" title={`À table ${enCountry(country)}`}>
      <div className={styles.columns}>
        <DropCap>{country.recipe_description}</DropCap>
        {country.regions.length > 0 && (
          <dl className={styles.regions}>
            <dt>Sur la carte</dt>
            {country.regions.map((region) => (
              <dd key={region}>{region}</dd>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
