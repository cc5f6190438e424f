import type { CountryDetail } from '@tdt/contracts';
import { enCountry } from '@tdt/domain';
import { DropCap, Section } from '@tdt/ui';

/** The country's cuisine: a text that begins with a large letter. */
export function AboutCountry({ country }: { country: CountryDetail }) {
  if (!country.recipe_description) return null;
  return (
    <Section id="a-propos" kicker="Carnet de route" title={`À table ${enCountry(country)}`}>
      <DropCap>{country.recipe_description}</DropCap>
    </Section>
  );
}
