import { foldText } from '@tdt/cuisine/words';

/** French names of the countries of the cuisines that English sites mention most. */
const ENGLISH: Readonly<Record<string, string>> = {
  algerian: 'Algérie',
  american: 'États-Unis',
  argentinian: 'Argentine',
  belgian: 'Belgique',
  brazilian: 'Brésil',
  british: 'Royaume-Uni',
  cambodian: 'Cambodge',
  canadian: 'Canada',
  chilean: 'Chili',
  chinese: 'Chine',
  colombian: 'Colombie',
  cuban: 'Cuba',
  danish: 'Danemark',
  dutch: 'Pays-Bas',
  egyptian: 'Égypte',
  english: 'Royaume-Uni',
  ethiopian: 'Éthiopie',
  french: 'France',
  georgian: 'Géorgie',
  german: 'Allemagne',
  greek: 'Grèce',
  hungarian: 'Hongrie',
  indian: 'Inde',
  indonesian: 'Indonésie',
  iranian: 'Iran',
  irish: 'Irlande',
  israeli: 'Israël',
  italian: 'Italie',
  jamaican: 'Jamaïque',
  japanese: 'Japon',
  korean: 'Corée du Sud',
  lebanese: 'Liban',
  malaysian: 'Malaisie',
  mexican: 'Mexique',
  moroccan: 'Maroc',
  nigerian: 'Nigeria',
  norwegian: 'Norvège',
  pakistani: 'Pakistan',
  persian: 'Iran',
  peruvian: 'Pérou',
  polish: 'Pologne',
  portuguese: 'Portugal',
  russian: 'Russie',
  spanish: 'Espagne',
  swedish: 'Suède',
  swiss: 'Suisse',
  syrian: 'Syrie',
  thai: 'Thaïlande',
  tunisian: 'Tunisie',
  turkish: 'Turquie',
  vietnamese: 'Viet Nam',
};

/** "italienne", "italien", "italiens" -> the same stem. */
const stem = (adjective: string): string =>
  foldText(adjective)
    .replace(/c?que(?=s?$)/, 'c')
    .replace(/(?<![sen])[sen]+$/, '');

interface NamedCountry {
  name: string;
  adjectif: string | null;
}

/**
 * Name of the country of a cuisine: "Italie", "italienne", "Cuisine italienne", "Italian". The text itself if it is
 * none of the adjectives, since it may be a name or an alias.
 */
export function countryOfCuisine(cuisine: string, countries: readonly NamedCountry[]): string {
  const words = foldText(cuisine)
    .replace(/^cuisine (?:d[eu]s? |d )?/, '')
    .trim();
  const english = Object.hasOwn(ENGLISH, words) ? ENGLISH[words] : undefined;
  if (english !== undefined) return english;
  return countries.find(({ adjectif }) => adjectif !== null && stem(adjectif) === stem(words))?.name ?? cuisine;
}
