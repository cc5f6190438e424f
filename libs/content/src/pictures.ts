import { fileURLToPath } from 'node:url';
import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import { MEDIA_BUCKET } from '@tdt/contracts/plain';
import { v5 as uuid } from 'uuid';
import table from '../data/pictures.json' with { type: 'json' };
import { loadCountries } from './countries.ts';
import { newestFirst } from './newest-first.ts';
import { loadRecipes } from './recipes.ts';

type RecipeImage = NonNullable<RecipeSeed['images']>[number];
type CountryImage = NonNullable<CountrySeed['images']>[number];
type PageImage = Omit<RecipeImage, 'image_type'> & { image_type: 'mood' };

/** A picture in one role; a file with two roles is two of these. */
export interface DemoPicture<Image = RecipeImage | CountryImage | PageImage> {
  /** As its recipe, country or page stores it. */
  image: Image;
  /** Path of the WebP file. */
  file: string;
}

/** One file; `caption` is the alternative text again, which pages show under the picture. */
interface Row {
  file: string;
  /** Title of the recipe, or code of the country, that it shows. */
  recipe?: string;
  country?: string;
  role: string;
  /** Among the rows of one owner and role, which stand in this order. */
  order?: number;
  caption?: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
}

const ROWS = Map.groupBy(table as Row[], ({ recipe, country, role }) => `${recipe ?? country}:${role}`);
const NEWEST_FIRST = newestFirst(loadRecipes());
/** A random UUID that must never change, since all picture URLs derive from it. */
const NAMESPACE = '6f1a7c52-d0e9-4b0f-9a3d-5be0c4728e16';

/** The cover, and as dish images the two other views, then the cover again. */
export function recipePictures({ title }: Pick<RecipeSeed, 'title'>): DemoPicture<RecipeImage>[] {
  const cover = coverOf(title);
  const owner = `recipe:${title}`;
  return [
    pictureOf(owner, 'cover', 'cover', 0, cover),
    ...[...rowsOf(title, 'plat'), cover].map((row, order) => pictureOf(owner, 'plat', 'plat', order, row)),
  ];
}

/** The polaroid, three places with the cover of the newest recipe, and a dish image of each recipe. */
export function countryPictures({ code, name }: Pick<CountrySeed, 'code' | 'name'>): DemoPicture<CountryImage>[] {
  const titles = NEWEST_FIRST.flatMap(({ country, title }) => (country === name ? title : []));
  const [newest] = titles;
  if (newest === undefined) return [];
  const owner = `country:${code}`;
  const parts = {
    polaroid: rowsOf(code, 'polaroid'),
    recipe: [...rowsOf(code, 'place'), coverOf(newest)],
    category: titles.flatMap((title) => rowsOf(title, 'plat').slice(0, 1)),
  };
  return (['polaroid', 'recipe', 'category'] as const).flatMap((type) =>
    parts[type].map((row, order) => pictureOf(owner, `countries/${code}/${type}`, type, order, row)),
  );
}

/** The picture of the about page: the cover of the newest recipe. */
export function aboutPicture(): DemoPicture<PageImage> {
  return pictureOf('page:about', 'about', 'mood', 0, coverOf(NEWEST_FIRST[0]?.title ?? ''));
}

/** Every picture of the demo in every role, with the files to copy. */
export const demoPictures = (): DemoPicture[] => [
  ...loadRecipes().flatMap(recipePictures),
  ...loadCountries().flatMap(countryPictures),
  aboutPicture(),
];

/**
 * A picture in a role. Its URL derives from owner, role and file, the same in every installation. Browsers cache the
 * URL for ever, so **a new version of a picture needs a new file name**.
 */
function pictureOf<Type extends string>(owner: string, folder: string, type: Type, order: number, row: Row) {
  const { file, alt, width, height, placeholder } = row;
  const id = uuid(`${owner}:${type}:${order}:${file}`, NAMESPACE);
  const url = `/media/${MEDIA_BUCKET}/${folder}/${id}.webp`;
  return {
    image: { url, width, height, placeholder, alt, image_type: type, image_order: order },
    // Resolved by package name, since a bundle moves this code but not the files.
    file: fileURLToPath(import.meta.resolve(`@tdt/content/pictures/${file}`)),
  };
}

const rowsOf = (owner: string, role: string): Row[] => ROWS.get(`${owner}:${role}`) ?? [];

function coverOf(title: string): Row {
  const [cover] = rowsOf(title, 'cover');
  if (!cover) throw new Error(`pictures.json lacks a cover of "${title}"`);
  return cover;
}
