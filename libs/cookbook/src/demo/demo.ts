import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { StoredImage } from '@tdt/files/images';
import type { Storage } from '@tdt/files/storage';
import type { CountriesRepository, CountryDirectory } from '@tdt/geography';
import { idOfCountry, seedCountries } from '../countries/seed-countries.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { importRecipes } from '../recipes/import-recipes.ts';
import type { ImportResult } from '../recipes/import-report.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { copyPictures, type DemoPicture } from './copy-pictures.ts';
import { seedPages } from './seed-pages.ts';
import type { SeedCount, SeedOptions } from './seeds.ts';
import type { UnfinishedSeedingRepository } from './unfinished-seeding.repository.ts';

/** All that the demo consists of. */
export interface DemoContent {
  /** With their pictures. */
  countries: readonly CountrySeed[];
  /** With their pictures, newest first: seeding dates them in this order. */
  recipes: readonly RecipeSeed[];
  /** The files of all pictures. */
  pictures: readonly DemoPicture[];
  /** Further recipes, with their pictures and dates; made as they are read. */
  more?: { count: number; recipes: Iterable<RecipeSeed> };
  /** Picture of the about page. */
  aboutImage?: StoredImage;
}

export interface DemoResult {
  countries: SeedCount;
  recipes: ImportResult;
  pictures: SeedCount;
  /** `false` when its signal stopped it. */
  finished: boolean;
}

interface Dependencies {
  /** Name of the site, which the demo's pages mention. */
  siteName: string;
  countries: CountriesRepository;
  recipes: RecipesRepository;
  pages: PagesRepository;
  directory: CountryDirectory;
  storage: Storage;
  leases: Leases;
  unfinished: UnfinishedSeedingRepository;
}

const HOUR_MS = 3_600_000;

export type Demo = ReturnType<typeof createDemo>;

export function createDemo(dependencies: Dependencies) {
  const { countries, recipes, leases, unfinished } = dependencies;

  async function holdsNothing(): Promise<boolean> {
    const counts = await Promise.all([countries.count(), recipes.count()]);
    return counts.every((count) => count === 0);
  }

  async function seed(content: DemoContent, options: SeedOptions & { signal: AbortSignal }): Promise<DemoResult> {
    if (options.dryRun) return seedDemo(dependencies, content, options);
    if (await holdsNothing()) await unfinished.begin();
    const result = await seedDemo(dependencies, content, options);
    if (result.finished) await unfinished.end();
    return result;
  }

  return {
    /** Whether there is neither a country nor a recipe, or only what an unfinished seeding left. */
    isEmpty: async (): Promise<boolean> => (await holdsNothing()) || unfinished.exists(),

    /** Safe to run again. Of two programs at the same time, the second waits for the first. */
    seed: (content: DemoContent, options: SeedOptions = {}): Promise<DemoResult> =>
      leases.whileHolding('demo-seed', (signal) => seed(content, { ...options, signal }), { signal: options.signal }),
  };
}

/**
 * A step that runs again finds its work done, so that an interrupted seeding can be resumed. Pictures come first: no
 * record shows a picture that is not stored yet.
 */
async function seedDemo(
  dependencies: Dependencies,
  content: DemoContent,
  options: SeedOptions & { signal: AbortSignal },
): Promise<DemoResult> {
  const pictures = await copyPictures(dependencies.storage, content.pictures, options);
  const countries = await seedCountries(dependencies.countries, content.countries, options);
  const { directory } = dependencies;
  // Another program may have stored the countries meanwhile.
  await directory.refresh();
  // A dry run stores no countries: the recipes are checked against those that would be stored.
  const planned = new Map(options.dryRun ? content.countries.map(({ name, code }) => [name, idOfCountry(code)]) : []);
  const recipes = await importRecipes(
    { ...dependencies, countryIdOf: (name) => directory.named(name)?.document._id ?? planned.get(name) },
    allRecipes(content),
    { ...options, total: content.recipes.length + (content.more?.count ?? 0) },
  );
  if (!options.dryRun && !options.signal.aborted)
    await seedPages(dependencies.pages, dependencies.siteName, content.aboutImage ?? null);
  return { countries, recipes, pictures, finished: !options.signal.aborted };
}

/** The demo's own recipes, an hour apart, then the others. */
function* allRecipes({ recipes, more }: DemoContent): Generator<RecipeSeed> {
  const newest = Date.now();
  for (const [index, recipe] of recipes.entries()) yield { ...recipe, created_at: new Date(newest - index * HOUR_MS) };
  yield* more?.recipes ?? [];
}
