import type { CountryRef } from '@tdt/contracts';

type Named = Pick<CountryRef, 'name' | 'particule_en_au' | 'particule_de_du'>;

/** Particles before a vowel. Before H and Y, elision differs by country: there the stored particle is used as it is. */
const ELIDED: Readonly<Record<string, string>> = { de: "d'", du: "de l'", 'de la': "de l'", d: "d'", 'de l': "de l'" };
const VOWEL = /^[aeiouâàéèêëîïôöûü]/i;

/** A country as a destination: 'au Japon', 'en Italie', 'aux États-Unis'. The default particle is 'en'. */
export const enCountry = (country: Named): string => join(country.particule_en_au.trim() || 'en', country.name);

/** A country as an origin: 'du Japon', "d'Italie", "de l'Inde"; elided before a vowel. The default particle is 'du'. */
export function deCountry(country: Named): string {
  const particle = country.particule_de_du.trim() || 'du';
  return join(VOWEL.test(country.name) ? (ELIDED[particle] ?? particle) : particle, country.name);
}

/** Title of a recipe's country: 'Cuisine du Japon'. */
export const countryTitle = (country: Named): string => `Cuisine ${deCountry(country)}`;

function join(particle: string, name: string): string {
  return /['’]$/.test(particle) ? particle + name : `${particle} ${name}`;
}
