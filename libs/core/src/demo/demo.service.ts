import type { RecipeSeed } from '@tdt/contracts';
import type { CountriesRepository } from '../countries/countries.repository.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import { idOfCountry, seedCountries } from '../countries/seed-countries.ts';
import type { Leases } from '../database/leases.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { importRecipes } from '../recipes/import-recipes.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { DemoContent, DemoResult, SeedOptions } from '../seeds.ts';
import type { Storage } from '../storage/storage.ts';
import { copyPictures } from './copy-pictures.ts';
import { seedPages } from './seed-pages.ts';
import type { UnfinishedSeeding } from './unfinished-seeding.ts';

interface Dependencies {
  /** Name of the site, which the demo's pages mention. */
  siteName: string;
  countries: CountriesRepository;
  recipes: RecipesRepository;
  pages: PagesRepository;
  directory: CountryDirectory;
  storage: Storage;
  leases: Leases;
  unfinished: UnfinishedSeeding;
  countryIdOf: (name: string) => string | undefined;
  /** Told of every batch of written recipes. */
  onWritten: (ids: string[]) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Fills a database with the demo. */
export function createDemoService(dependencies: Dependencies) {
  const { countries, recipes, leases, unfinished } = dependencies;

  async function holdsNothing(): Promise<boolean> {
    const [country, count] = await Promise.all([countries.state(), recipes.count()]);
    return country.count === 0 && count === 0;
  }

  async function seed(content: DemoContent, options: SeedOptions & { signal: AbortSignal }): Promise<DemoResult> {
    if (options.dryRun) return seedDemo(dependencies, content, options);
    if (await holdsNothing()) await unfinished.begin();
    const result = await seedDemo(dependencies, content, options);
    if (result.finished) await unfinished.end();
    return result;
  }

  return {
    /** See `Application.demo.isEmpty`. */
    isEmpty: async (): Promise<boolean> => (await holdsNothing()) || unfinished.exists(),

    /** See `Application.demo.seed`. */
    seed: (content: DemoContent, options: SeedOptions = {}): Promise<DemoResult> =>
      leases.whileHolding('demo-seed', (signal) => seed(content, { ...options, signal }), { signal: options.signal }),
  };
}

/**
 * Each step finds its own work done when it runs again, so that an interrupted seeding simply goes on. Pictures come
 * first: no record shows a picture that is not stored yet.
 */
async function seedDemo(
  dependencies: Dependencies,
  content: DemoContent,
  options: SeedOptions & { signal: AbortSignal },
): Promise<DemoResult> {
  const pictures = await copyPictures(dependencies.storage, content.pictures, options);
  const countries = await seedCountries(dependencies.countries, content.countries, options);
  await dependencies.directory.refresh({ forced: true });
  // On a dry run the countries are not stored; the recipes are checked against what would be.
  const planned = new Map(options.dryRun ? content.countries.map(({ name, code }) => [name, idOfCountry(code)]) : []);
  const recipes = await importRecipes(
    { ...dependencies, countryIdOf: (name) => dependencies.countryIdOf(name) ?? planned.get(name) },
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
