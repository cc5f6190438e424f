import type { CountryImageType, CountrySeed, PictureSeed, PictureSize } from '@tdt/contracts';
import { loadCountries } from '../countries.ts';
import { loadRecipes } from '../recipes.ts';
import { definePicture } from './define-picture.ts';

const LANDSCAPE: PictureSize = { width: 1200, height: 800 };
const POLAROID: PictureSize = { width: 640, height: 640 };

interface Shot {
  image_type: CountryImageType;
  image_order: number;
  /** What the picture is called, before the name of the country. */
  words: string;
}

/** By shot: 0 is the picture a country is known by, the next ones go on through its places and lights. */
const SHOTS: readonly Shot[] = [
  { image_type: 'polaroid', image_order: 0, words: 'Carte postale' },
  { image_type: 'recipe', image_order: 0, words: 'Paysage' },
  { image_type: 'recipe', image_order: 1, words: 'Panorama' },
  { image_type: 'recipe', image_order: 2, words: 'Horizon' },
  { image_type: 'recipe', image_order: 3, words: 'Souvenir' },
  { image_type: 'category', image_order: 0, words: 'Vue' },
  { image_type: 'category', image_order: 1, words: 'Lumières' },
  { image_type: 'category', image_order: 2, words: 'Décor' },
];

/** One polaroid, four `recipe` and three `category` pictures of each country that has recipes. */
export function planCountryPictures(): PictureSeed[] {
  const cooked = new Set(loadRecipes().map((recipe) => recipe.country));
  const countries = loadCountries().filter((country) => cooked.has(country.name));
  return countries.flatMap((country) => SHOTS.map((shot, index) => pictureOf(country, shot, index)));
}

function pictureOf(country: CountrySeed, { image_type, image_order, words }: Shot, shot: number): PictureSeed {
  const isPolaroid = image_type === 'polaroid';
  return definePicture({
    owner: { kind: 'country', code: country.code },
    image_type,
    image_order,
    folder: `countries/${country.code}/${image_type}`,
    alt: `${words} ${ofCountry(country)}`,
    committed: isPolaroid,
    spec: { kind: 'place', code: country.code, shot, size: isPolaroid ? POLAROID : LANDSCAPE },
  });
}

/** "du Japon", "de l'Italie": a particle that ends with an apostrophe takes no space. */
export const ofCountry = ({ particule_de_du, name }: CountrySeed): string =>
  particule_de_du.endsWith("'") ? `${particule_de_du}${name}` : `${particule_de_du} ${name}`;
