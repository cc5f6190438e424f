import {
  CATEGORY_RECIPES,
  EXCERPT_WORDS,
  HERO_POOL,
  type Home,
  type HomeCategory,
  MOOD_COUNT,
  type Mood,
  RECIPE_TYPE_CODES,
} from '@tdt/contracts';
import { categoryTitle, excerpt, pick, type Random, sample, tilt, typeOfCode } from '@tdt/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { polaroidOf } from '../countries/countries.service.ts';
import type { CountryDirectory, DirectoryEntry } from '../countries/country-directory.ts';
import type { PagesService } from '../pages/pages.service.ts';
import { cookingCountries } from './first-seen.ts';

interface Dependencies {
  catalogue: Catalogue;
  directory: CountryDirectory;
  pages: PagesService;
}

/** What the home page shows; each answer makes its own choices at random. */
export function createHomeService({ catalogue, directory, pages }: Dependencies) {
  function moods(random: Random): Mood[] {
    return sample(cookingCountries({ catalogue, directory }), MOOD_COUNT, random).map((entry) => mood(entry, random));
  }

  const categories = (random: Random): HomeCategory[] =>
    RECIPE_TYPE_CODES.map((type) => ({
      type,
      title: categoryTitle(type),
      recipes: catalogue.index.sampleOfType(typeOfCode(type), CATEGORY_RECIPES, random).map(catalogue.card),
    }));

  return {
    /** `random` gives numbers from 0 (included) to 1 (excluded). */
    async compose(random: Random = Math.random): Promise<Home> {
      const seo = await pages.seo('home');
      const hero = pick(catalogue.index.newest(HERO_POOL), random);
      return { hero: hero ? catalogue.card(hero) : null, moods: moods(random), categories: categories(random), seo };
    },
  };
}

const mood = ({ document, ref }: DirectoryEntry, random: Random): Mood => ({
  country: ref,
  excerpt: excerpt(document.recipe_description ?? document.category_description, EXCERPT_WORDS),
  polaroid: polaroidOf(document),
  tilt: tilt(random),
});
