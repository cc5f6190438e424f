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

/** A picture in one part that it plays; the same file in two parts is two of these. */
export interface DemoPicture<Image = RecipeImage | CountryImage | PageImage> {
  /** As the record stores it that owns the picture. */
  image: Image;
  /** Path of the WebP file. */
  file: string;
  /** Address of the drawing that the first release showed in this part. */
  replaces: string;
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
/** A random UUID, never to change: the addresses of all pictures follow from it. */
const NAMESPACE = '6f1a7c52-d0e9-4b0f-9a3d-5be0c4728e16';

/** The cover, and as dish images the two other views, then the cover again. */
export function recipePictures({ title }: Pick<RecipeSeed, 'title'>): DemoPicture<RecipeImage>[] {
  const owner = `recipe:${title}`;
  const cover = coverOf(title);
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
  const parts = {
    polaroid: rowsOf(code, 'polaroid'),
    recipe: [...rowsOf(code, 'place'), coverOf(newest)],
    category: titles.flatMap((title) => rowsOf(title, 'plat').slice(0, 1)),
  };
  return (['polaroid', 'recipe', 'category'] as const).flatMap((type) =>
    parts[type].map((row, order) => pictureOf(`country:${code}`, `countries/${code}/${type}`, type, order, row)),
  );
}

/** The picture of the about page: the cover of the newest recipe. */
export function aboutPicture(): DemoPicture<PageImage> {
  const picture = pictureOf('page:about', 'about', 'mood', 0, coverOf(NEWEST_FIRST[0]?.title ?? ''));
  return { ...picture, replaces: addressOf('about', '11d2e929-a60e-5b86-9a04-403a196e45b7') };
}

/** Every picture of the demo in every part, with the files to copy. */
export const demoPictures = (): DemoPicture[] => [
  ...loadRecipes().flatMap(recipePictures),
  ...loadCountries().flatMap(countryPictures),
  aboutPicture(),
];

/**
 * A picture in a part. Its address follows from owner, part and file, the same in every installation. Browsers keep what
 * they found at an address for ever, so **a new version of a picture needs a new file name**.
 */
function pictureOf<Type extends string>(owner: string, folder: string, type: Type, order: number, row: Row) {
  const { file, alt, width, height, placeholder } = row;
  const part = `${owner}:${type}:${order}`;
  const url = addressOf(folder, uuid(`${part}:${file}`, NAMESPACE));
  return {
    image: { url, width, height, placeholder, alt, image_type: type, image_order: order },
    // Found by the name of the package: in a bundle this code stands elsewhere, the files do not.
    file: fileURLToPath(import.meta.resolve(`@tdt/content/pictures/${file}`)),
    replaces: addressOf(folder, uuid(part, NAMESPACE)),
  };
}

const addressOf = (folder: string, id: string): string => `/media/${MEDIA_BUCKET}/${folder}/${id}.webp`;

const rowsOf = (owner: string, role: string): Row[] => ROWS.get(`${owner}:${role}`) ?? [];

function coverOf(title: string): Row {
  const [cover] = rowsOf(title, 'cover');
  if (!cover) throw new Error(`pictures.json lacks a cover of "${title}"`);
  return cover;
}
