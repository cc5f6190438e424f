import { type AdminCountry, AppError, type CountryInput, DEFAULT_BON_APPETIT } from '@tdt/contracts';
import { canonicalCountrySlug } from '@tdt/domain';
import { slugify } from '@tdt/domain/text';
import type { MediaFiles } from '@tdt/files';
import { editableImages, missingFiles, namedImages, numberedImages } from '@tdt/files/images';
import { type CountryDocument, nameKey } from '@tdt/geography';
import { sentDeletion } from '../trash/bin.ts';

/** The fields of a country that a save replaces. */
export type CountryFields = Omit<
  CountryDocument,
  | '_id'
  | 'code'
  | 'former_slugs'
  | 'revision'
  | 'edited_at'
  | 'edited_by'
  | 'edited_fields'
  | 'deleted'
  | 'created_at'
  | 'updated_at'
>;

/** What is stored of a country that an editor has written. */
export const storedFields = (input: CountryInput): CountryFields => ({
  ...input,
  // Addresses and filters read the slug of an alias as the one that it stands for.
  slug: canonicalCountrySlug(slugify(input.name)),
  adjectif: input.adjectif || null,
  country_bon_appetit: input.country_bon_appetit || DEFAULT_BON_APPETIT,
  regions: distinct(input.regions),
  recipe_description: input.recipe_description || null,
  category_description: input.category_description || null,
  images: numberedImages(input.images),
});

/** Texts without blank ones, and without those that differ from an earlier one only in case, accents and signs. */
export function distinct(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = nameKey(text);
    if (key !== '' && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}

/** Addresses of the pictures of a country. */
export const picturesOf = ({ images }: Pick<CountryDocument, 'images'>): string[] => images.map(({ url }) => url);

/** Its pictures exist, unless the stored country shows them already. Throws `VALIDATION_FAILED`. */
export async function checkCountry(
  files: Pick<MediaFiles, 'claim'>,
  input: CountryInput,
  before?: CountryDocument,
): Promise<void> {
  const errors = await missingFiles(files, namedImages(input.images), before ? picturesOf(before) : []);
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

/** A stored country as its form loads it. */
export function adminCountry(country: CountryDocument, recipe_count: number): AdminCountry {
  const {
    _id: id,
    code: _,
    former_slugs: __,
    edited_at,
    edited_fields: ___,
    deleted,
    created_at,
    updated_at,
    images,
    ...fields
  } = country;
  return {
    ...fields,
    id,
    images: editableImages(images),
    recipe_count,
    ...(deleted && { deleted: sentDeletion(deleted) }),
    edited_at: edited_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
