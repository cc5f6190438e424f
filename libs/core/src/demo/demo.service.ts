import { readFile } from 'node:fs/promises';
import type { CountryImageType, RecipeImageType } from '@tdt/contracts';
import type { CountriesRepository } from '../countries/countries.repository.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import { idOfCountry, seedCountries } from '../countries/seed-countries.ts';
import type { Leases } from '../database/leases.ts';
import { defaultPictures } from '../media/default-pictures.ts';
import type { DrawingsRepository } from '../media/drawings.repository.ts';
import { storagePathOf } from '../media/media-path.ts';
import type { StoredImage } from '../media/stored-image.ts';
import { seoId } from '../pages/page.models.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { importRecipes } from '../recipes/import-recipes.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { DemoContent, DemoResult, PictureSeed, RecipeSeed, SeedCount, SeedOptions } from '../seeds.ts';
import type { Storage } from '../storage/storage.ts';
import { ABOUT_TEXT, PAGES_SEO } from './demo-pages.ts';

interface Dependencies {
  countries: CountriesRepository;
  recipes: RecipesRepository;
  pages: PagesRepository;
  drawings: DrawingsRepository;
  directory: CountryDirectory;
  storage: Storage;
  leases: Leases;
  countryIdOf: (name: string) => string | undefined;
  /** Told of every batch of written recipes. */
  onWritten: (ids: string[]) => Promise<void>;
}

const HOUR_MS = 3_600_000;
const PICTURE_BATCH = 20;
const NOTHING: SeedCount = { created: 0, updated: 0, kept: 0 };

/** Fills a database with the demo. */
export function createDemoService(dependencies: Dependencies) {
  const { countries, recipes, leases } = dependencies;
  return {
    async isEmpty(): Promise<boolean> {
      const [country, count] = await Promise.all([countries.state(), recipes.count()]);
      return country.count === 0 && count === 0;
    },

    seed: (content: DemoContent, options: SeedOptions = {}): Promise<DemoResult> =>
      leases.whileHolding('demo-seed', (signal) => seedDemo(dependencies, content, { ...options, signal }), {
        signal: options.signal,
      }),
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
    seeds,
    { ...options, total: seeds.length },
  );
  const filed = await filePictures(dependencies, content, options);
  if (!options.dryRun && !options.signal.aborted) await seedPages(dependencies.pages);
  return { countries, recipes, pictures: filed, finished: !options.signal.aborted };
}

function picturesByOwner(pictures: readonly PictureSeed[]): Map<string, PictureSeed[]> {
  return Map.groupBy(pictures, ({ owner }) => {
    if (owner.kind === 'recipe') return `recipe:${owner.title}`;
    return owner.kind === 'country' ? `country:${owner.code}` : `default:${owner.name}`;
  });
}

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

/** An hour apart, one recipe of each country in turn, so that the newest ones come from many countries. */
function newestFirstByTurns(recipes: readonly RecipeSeed[]): (RecipeSeed & { created_at: Date })[] {
  const turns = new Map<string, number>();
  const ranked = recipes.map((recipe, position) => {
    const turn = turns.get(recipe.country) ?? 0;
    turns.set(recipe.country, turn + 1);
    return { recipe, turn, position };
  });
  ranked.sort((a, b) => a.turn - b.turn || a.position - b.position);
  const newest = Date.now();
  return ranked.map(({ recipe }, rank) => ({ ...recipe, created_at: new Date(newest - rank * HOUR_MS) }));
}

/** Copies the files that come with the content, plans the drawing of the others. What is there already stays. */
async function filePictures(
  { storage, drawings }: Dependencies,
  { pictures, pictureFile }: DemoContent,
  { dryRun = false, signal, onProgress }: SeedOptions,
): Promise<SeedCount> {
  const count = { ...NOTHING };
  const wanted = pictures.flatMap((picture) => {
    const path = storagePathOf(picture.url);
    return path ? [{ ...picture, path, priority: priorityOf(picture) }] : [];
  });
  for (let start = 0; start < wanted.length && !signal?.aborted; start += PICTURE_BATCH) {
    const batch = wanted.slice(start, start + PICTURE_BATCH);
    const planned = dryRun
      ? batch.length - (await drawings.countPlanned(batch.map(({ path }) => path)))
      : await drawings.plan(batch);
    count.created += planned;
    count.kept += batch.length - planned;
    for (const { id, path } of dryRun ? [] : batch) {
      const file = pictureFile(id);
      if (file && !(await storage.exists(path))) await storage.put(path, await readFile(file));
    }
    onProgress?.({ step: 'pictures', done: start + batch.length, total: wanted.length });
  }
  return count;
}

/** Covers and polaroids are met first, then what a recipe page shows, then the rest. */
function priorityOf({ image_type, image_order }: PictureSeed): number {
  if (image_type === 'cover' || image_type === 'polaroid') return 0;
  return 1 + image_order * 2 + (image_type === 'plat' ? 0 : 1);
}

async function seedPages(pages: PagesRepository): Promise<void> {
  const updated_at = new Date();
  const [team] = storedImages(defaultPictures('team'));
  await pages.insertContent([
    {
      _id: 'about_content',
      page_type: 'about_content',
      couple_image: team ?? null,
      description_text: ABOUT_TEXT,
      revision: 1,
      updated_at,
    },
  ]);
  await pages.insertSeo(
    PAGES_SEO.map((seo) => ({
      _id: seoId(seo.page_type, null),
      page_id: null,
      ...seo,
      canonical_url: null,
      og_image_url: null,
      revision: 1,
      updated_at,
    })),
  );
}
