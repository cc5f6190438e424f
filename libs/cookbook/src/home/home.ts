import {
  CATEGORY_RECIPES,
  EXCERPT_WORDS,
  HERO_POOL,
  type Home,
  type HomeCategory,
  type Image,
  MOOD_COUNT,
  type Mood,
  RECIPE_TYPE_CODES,
} from '@tdt/contracts';
import { pick, type Random, sample, tilt } from '@tdt/domain';
import { categoryTitle, typeOfCode } from '@tdt/domain/recipes';
import { excerpt, plainText } from '@tdt/domain/text';
import type { CountryDirectory, DirectoryEntry } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { polaroidOf } from '../countries/countries.ts';
import type { Pages } from '../pages/pages.ts';

/** Four pages of the list. The home page chooses among these recipes too while there are not many more. */
const COVERS = 96;

interface Dependencies {
  catalogue: Catalogue;
  directory: CountryDirectory;
  pages: Pick<Pages, 'seo'>;
}

export type HomePage = ReturnType<typeof createHomePage>;

export function createHomePage({ catalogue, directory, pages }: Dependencies) {
  /** The countries that have recipes, in the order of their names. */
  function cookingCountries(): DirectoryEntry[] {
    const counts = catalogue.counts();
    return directory.all().filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
  }

  const moods = (random: Random): Mood[] =>
    sample(cookingCountries(), MOOD_COUNT, random).map((entry) => mood(entry, random));

  const categories = (random: Random): HomeCategory[] =>
    RECIPE_TYPE_CODES.map((type) => ({
      type,
      title: categoryTitle(type),
      recipes: catalogue.index
        .sample(CATEGORY_RECIPES, random, ({ type_recipe }) => type_recipe === typeOfCode(type))
        .map(catalogue.card),
    }));

  return {
    /**
     * What the home page shows. Each call makes new random choices.
     * @param random gives numbers from 0 (included) to 1 (excluded)
     */
    async compose(random: Random = Math.random): Promise<Home> {
      const seo = await pages.seo('home');
      const hero = pick(catalogue.index.orders.newest(HERO_POOL), random);
      return { hero: hero ? catalogue.card(hero) : null, moods: moods(random), categories: categories(random), seo };
    },

    /** Pictures on the cards of the home page and of the lists, those that most visitors see first. */
    cardPictures: (): Image[] => [
      ...catalogue.index.orders.newest(COVERS).map((entry) => catalogue.card(entry).cover),
      ...cookingCountries().map(({ document }) => polaroidOf(document)),
    ],
  };
}

const mood = ({ document, ref }: DirectoryEntry, random: Random): Mood => ({
  country: ref,
  excerpt: excerpt(plainText(document.recipe_description ?? document.category_description ?? ''), EXCERPT_WORDS),
  polaroid: polaroidOf(document),
  tilt: tilt(random),
});
