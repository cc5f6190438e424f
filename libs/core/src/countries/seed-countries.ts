import { isDeepStrictEqual } from 'node:util';
import type { CountryImageType, CountrySeed } from '@tdt/contracts';
import { slugify } from '@tdt/domain';
import { derivedId } from '../database/derived-id.ts';
import type { StoredImage } from '../media/stored-image.ts';
import type { SeedCount, SeedOptions } from '../seeds.ts';
import type { CountriesRepository } from './countries.repository.ts';
import type { CountryDocument } from './country.model.ts';

const BATCH = 100;

type SeededFields = Omit<
  CountryDocument,
  '_id' | 'former_slugs' | 'images' | 'revision' | 'edited_at' | 'created_at' | 'updated_at'
>;

/** Pictures to give a country that has none, by its code. */
export type CountryPictures = (code: string) => StoredImage<CountryImageType>[];

/** Id of the country with this ISO code. */
export const idOfCountry = (code: string): string => derivedId(`country:${code}`);

/**
 * Brings the seeded countries up to date: inserts missing ones, changes those that nobody edited, and with `overwrite`
 * the edited ones too. Run twice it changes nothing. A name that another country bears already is left to it.
 */
export async function seedCountries(
  repository: CountriesRepository,
  seeds: readonly CountrySeed[],
  { overwrite = false, dryRun = false, signal, onProgress }: SeedOptions = {},
  picturesOf: CountryPictures = () => [],
): Promise<SeedCount> {
  const stored = new Map((await repository.all()).map((country) => [country._id, country]));
  const count: SeedCount = { created: 0, updated: 0, kept: 0 };
  for (let start = 0; start < seeds.length && !signal?.aborted; start += BATCH) {
    const batch = seeds.slice(start, start + BATCH);
    const missing = batch.filter(({ code }) => !stored.has(idOfCountry(code)));
    const documents = missing.map((seed) => newCountry(seed, picturesOf(seed.code)));
    const refused = dryRun || documents.length === 0 ? new Set() : await repository.insert(documents);
    count.created += documents.length - refused.size;
    count.kept += refused.size;
    for (const seed of batch) {
      const country = stored.get(idOfCountry(seed.code));
      if (!country) continue;
      const fields = changes(country, seed, picturesOf(seed.code), overwrite);
      const isUpdated = fields && (dryRun || (await repository.update(country._id, country.revision, fields)));
      count[isUpdated ? 'updated' : 'kept'] += 1;
    }
    onProgress?.({ step: 'countries', done: Math.min(start + BATCH, seeds.length), total: seeds.length });
  }
  return count;
}

const seededFields = (seed: CountrySeed): SeededFields => ({
  code: seed.code,
  name: seed.name,
  slug: slugify(seed.name),
  regions: [...seed.regions],
  recipe_description: seed.recipe_description,
  category_description: seed.category_description,
  country_bon_appetit: seed.country_bon_appetit,
  particule_en_au: seed.particule_en_au,
  particule_de_du: seed.particule_de_du,
});

function newCountry(seed: CountrySeed, images: StoredImage<CountryImageType>[]): CountryDocument {
  const now = new Date();
  return {
    _id: idOfCountry(seed.code),
    ...seededFields(seed),
    former_slugs: [],
    images,
    revision: 1,
    edited_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** What seeding has to change of a stored country; `null` when nothing, or when it is somebody's own work. */
function changes(
  country: CountryDocument,
  seed: CountrySeed,
  images: StoredImage<CountryImageType>[],
  overwrite: boolean,
): Partial<CountryDocument> | null {
  if (country.edited_at && !overwrite) return null;
  const wanted: Partial<CountryDocument> = seededFields(seed);
  if (images.length > 0 && (country.images.length === 0 || overwrite)) wanted.images = images;
  if (wanted.slug !== country.slug) wanted.former_slugs = [...country.former_slugs, country.slug];
  const differs = Object.entries(wanted).some(
    ([field, value]) => !isDeepStrictEqual(country[field as keyof CountryDocument], value),
  );
  return differs ? { ...wanted, edited_at: null, updated_at: new Date() } : null;
}
