import { savedImage } from '@tdt/admin/editor';
import type { SaveResult } from '@tdt/admin/kit';
import type { CountryInput } from '@tdt/contracts';
import { COUNTRY_IMAGE_TYPES, type CountryImageType } from '@tdt/contracts/plain';
import type { CountryOutput } from './country-schema.ts';
import type { CountryValues } from './country-values.ts';

type Pictures = Pick<CountryOutput, CountryImageType>;

/** What the server is sent. Every picture must be uploaded already. */
export function countryInput({ polaroid, recipe, category, ...texts }: CountryOutput): CountryInput {
  const lists = { polaroid, recipe, category };
  const images = COUNTRY_IMAGE_TYPES.flatMap((type) =>
    lists[type].map((picture) => ({ ...savedImage(picture), image_type: type })),
  );
  return { ...texts, images };
}

/** Replaces the paths of pictures in a problem by their places in the form: `images.2.url` -> `recipe.1.url`. */
export function withFormPaths(result: SaveResult<CountryValues>, pictures: Pictures): SaveResult<CountryValues> {
  if (result.saved || !result.problem?.errors) return result;
  const places = COUNTRY_IMAGE_TYPES.flatMap((type) => pictures[type].map((_, at) => `${type}.${at}`));
  const errors = result.problem.errors.map(({ path, message }) => ({
    path: path.replace(/^images\.(\d+)/, (name, index) => places[Number(index)] ?? name),
    message,
  }));
  return { ...result, problem: { ...result.problem, errors } };
}
