import type { CountryImageType, PictureSeed, RecipeImageType, RecipeSeed } from '@tdt/contracts';
import type { CountriesRepository } from '../countries/countries.repository.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import { idOfCountry, seedCountries } from '../countries/seed-countries.ts';
import type { Leases } from '../database/leases.ts';
import { defaultPictures } from '../media/default-pictures.ts';
import type { DrawingsRepository } from '../media/drawings.repository.ts';
import type { StoredImage } from '../media/stored-image.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { importRecipes } from '../recipes/import-recipes.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { DemoContent, DemoResult, SeedOptions } from '../seeds.ts';
import type { Storage } from '../storage/storage.ts';
import { filePictures } from './file-pictures.ts';
import { seedPages } from './seed-pages.ts';
import type { UnfinishedSeeding } from './unfinished-seeding.ts';

interface Dependencies {
  /** Name of the site, which the demo's pages mention. */
  siteName: string;
  countries: CountriesRepository;
  recipes: RecipesRepository;
  pages: PagesRepository;
  drawings: DrawingsRepository;
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

/** Each step finds its own work done when it runs again, so that an interrupted seeding simply goes on. */
async function seedDemo(
  dependencies: Dependencies,
  content: DemoContent,
  options: SeedOptions & { signal: AbortSignal },
): Promise<DemoResult> {
  const pictures = picturesByOwner(content.pictures);
  const countries = await seedCountries(dependencies.countries, content.countries, options, (code) =>
    storedImages<CountryImageType>(pictures.get(`country:${code}`)),
  );
  await dependencies.directory.refresh({ forced: true });
  // On a dry run the countries are not stored; the recipes are checked against what would be.
  const planned = new Map(options.dryRun ? content.countries.map(({ name, code }) => [name, idOfCountry(code)]) : []);
  const seeds = newestFirstByTurns(content.recipes).map((seed) => ({
    ...seed,
    images: storedImages<RecipeImageType>(pictures.get(`recipe:${seed.title}`)),
  }));
  const recipes = await importRecipes(
    { ...dependencies, countryIdOf: (name) => dependencies.countryIdOf(name) ?? planned.get(name) },
    withMore(seeds, content.more?.recipes),
    { ...options, total: seeds.length + (content.more?.count ?? 0) },
  );
  const filed = await filePictures(dependencies, content, options);
  if (!options.dryRun && !options.signal.aborted)
    await seedPages(dependencies.pages, dependencies.siteName, teamImage());
  return { countries, recipes, pictures: filed, finished: !options.signal.aborted };
}

function* withMore(seeds: readonly RecipeSeed[], more: Iterable<RecipeSeed> = []): Generator<RecipeSeed> {
  yield* seeds;
  yield* more;
}

const picturesByOwner = (pictures: readonly PictureSeed[]): Map<string, PictureSeed[]> =>
  Map.groupBy(pictures, ({ owner }) => (owner.kind === 'recipe' ? `recipe:${owner.title}` : `country:${owner.code}`));

const storedImages = <Type extends string>(pictures: readonly StoredImage[] = []): StoredImage<Type>[] =>
  pictures.map(({ url, width, height, placeholder, alt, image_type, image_order }) => ({
    url,
    width,
    height,
    placeholder,
    alt,
    image_type: image_type as Type,
    image_order,
  }));

/**
 * An hour apart, one recipe of each country in turn, so that the newest ones come from many countries; each country begins
 * with another one of its recipes, so that they are no row of starters either.
 */
function newestFirstByTurns(recipes: readonly RecipeSeed[]): (RecipeSeed & { created_at: Date })[] {
  const tables = [...Map.groupBy(recipes, ({ country }) => country).values()].map((own, place) => {
    const first = place % own.length;
    return [...own.slice(first), ...own.slice(0, first)];
  });
  const turns = Array.from({ length: Math.max(0, ...tables.map((own) => own.length)) }, (_, turn) => turn);
  const ranked = turns.flatMap((turn) => tables.flatMap((own) => own[turn] ?? []));
  const newest = Date.now();
  return ranked.map((recipe, rank) => ({ ...recipe, created_at: new Date(newest - rank * HOUR_MS) }));
}

/** The picture of the about page, one of the defaults. */
const teamImage = (): StoredImage | null => storedImages(defaultPictures('team'))[0] ?? null;
