import type { CountryDetail } from '@tdt/contracts';
import { enCountry } from '@tdt/domain';
import { Section } from '@tdt/ui';
import { RecipeCards } from '@tdt/ui/recipes';
import { CountryLinks } from '../countries/country-names.tsx';
import styles from './country-page.module.css';

/** Around a country: its neighbours, and, if it has no recipes, their newest ones. */
export function Nearby({ country }: { country: CountryDetail }) {
  const { neighbours, nearby } = country;
  if (neighbours.length === 0) return null;
  return (
    <Section
      id="voisins"
      kicker={country.recipe_count > 0 ? "Tout près d'ici" : 'En attendant'}
      title="Chez les voisins"
      lead={country.recipe_count > 0 ? null : leadOf(country)}
      tight
    >
      <CountryLinks countries={neighbours} />
      {nearby.length > 0 && (
        <div className={styles.nearby}>
          <RecipeCards recipes={nearby} />
        </div>
      )}
    </Section>
  );
}

const leadOf = (country: CountryDetail): string =>
  country.nearby.length > 0
    ? `Nous n'avons pas encore cuisiné ${enCountry(country)}, mais tout près on se met déjà à table.`
    : `Nous n'avons pas encore cuisiné ${enCountry(country)}, ni chez ses voisins.`;
