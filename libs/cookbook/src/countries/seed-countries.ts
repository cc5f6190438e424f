import { isDeepStrictEqual } from 'node:util';
import { type CountrySeed, CountrySeedSchema } from '@tdt/contracts';
import { derivedId } from '@tdt/database/documents';
import { slugify } from '@tdt/domain/text';
import type { CountriesRepository, CountryDocument, CountryUpdate } from '@tdt/geography';
import type { SeedCount, SeedOptions } from '../demo/seeds.ts';
import { UNEDITED } from '../edited-documents.ts';
import { formerSlugs } from '../former-slugs.ts';

const BATCH = 100;

/** Id of the country with this ISO code. */
export const idOfCountry = (code: string): string => derivedId(`country:${code}`);

/**
 * Brings the seeded countries up to date; see `Countries.seed`. Run twice, it changes nothing. A name that another
 * country has already stays with that country.
 */
export async function seedCountries(
  repository: CountriesRepository,
  seeds: readonly CountrySeed[],
  { overwrite = false, dryRun = false, signal, onProgress }: SeedOptions = {},
): Promise<SeedCount> {
  const stored = new Map((await repository.all()).map((country) => [country._id, country]));
  const count: SeedCount = { created: 0, updated: 0, kept: 0 };
  for (let start = 0; start < seeds.length && !signal?.aborted; start += BATCH) {
    const batch = seeds.slice(start, start + BATCH);
    const missing = batch.filter(({ code }) => !stored.has(idOfCountry(code))).map(newCountry);
    const updates = batch.flatMap((seed) => updateFor(stored.get(idOfCountry(seed.code)), seed, overwrite) ?? []);
    const created = dryRun ? missing.length : await repository.insert(missing);
    const updated = dryRun ? updates.length : (await repository.updateMany(updates)).length;
    count.created += created;
    count.updated += updated;
    count.kept += batch.length - created - updated;
    onProgress?.({ step: 'countries', done: Math.min(start + BATCH, seeds.length), total: seeds.length });
  }
  return count;
}

const SEEDED_FIELDS = CountrySeedSchema.omit({ images: true }).keyof().options;

/** What is stored of a seed, beside its pictures: a file of content may carry more. */
const seededFields = (seed: CountrySeed) => ({
  ...(Object.fromEntries(SEEDED_FIELDS.map((field) => [field, seed[field]])) as unknown as Omit<CountrySeed, 'images'>),
  slug: slugify(seed.name),
});

function newCountry(seed: CountrySeed): CountryDocument {
  const now = new Date();
  return {
    _id: idOfCountry(seed.code),
    ...seededFields(seed),
    former_slugs: [],
    images: seed.images ?? [],
    revision: 1,
    edited_at: null,
    ...UNEDITED,
    created_at: now,
    updated_at: now,
  };
}

/** What seeding has to change in a stored country; `null`: nothing, or a person edited or deleted it. */
function updateFor(country: CountryDocument | undefined, seed: CountrySeed, overwrite: boolean): CountryUpdate | null {
  if (!country || country.deleted || (country.edited_at && !overwrite)) return null;
  const wanted: CountryUpdate['fields'] = seededFields(seed);
  if (seed.images?.length && (country.images.length === 0 || overwrite)) wanted.images = seed.images;
  if (wanted.slug && wanted.slug !== country.slug) wanted.former_slugs = formerSlugs(country, wanted.slug);
  const differs = Object.entries(wanted).some(
    ([field, value]) => !isDeepStrictEqual(country[field as keyof CountryDocument], value),
  );
  return differs
    ? { id: country._id, revision: country.revision, fields: { ...wanted, edited_at: null, ...UNEDITED } }
    : null;
}
