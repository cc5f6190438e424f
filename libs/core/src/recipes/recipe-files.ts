import { AppError, type FieldError, type RecipeInput } from '@tdt/contracts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { MediaFiles } from '../media/media-files.ts';
import type { RecipeDocument } from './recipe.model.ts';
import { mediaErrors } from './written-recipe.ts';

/** Errors that an answer lists. */
const ERRORS_MAX = 20;

interface Checks {
  directory: Pick<CountryDirectory, 'byId'>;
  files: Pick<MediaFiles, 'exists'>;
}

/**
 * What a schema cannot check: the country exists, and so do the site's own files. What the stored recipe names already
 * is not checked again: else a file that is lost would keep its recipe from being saved. Throws `VALIDATION_FAILED`.
 */
export async function checkRecipe(checks: Checks, input: RecipeInput, before?: RecipeDocument): Promise<void> {
  const errors = mediaErrors(input.steps);
  const { country_id } = input;
  if (country_id !== null && country_id !== before?.country_id && !checks.directory.byId(country_id))
    errors.unshift({ path: 'country_id', message: "Ce pays n'existe pas." });
  errors.push(...(await missingFiles(checks.files, input, before)));
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors: errors.slice(0, ERRORS_MAX) });
}

async function missingFiles(
  files: Checks['files'],
  input: RecipeInput,
  before?: RecipeDocument,
): Promise<FieldError[]> {
  const known = new Set(before ? filesOf(before) : []);
  const named = namedFiles(input).filter(({ url }) => !known.has(url));
  const urls = [...new Set(named.map(({ url }) => url))];
  const areFound = await Promise.all(urls.map(files.exists));
  const missing = new Set(urls.filter((_, index) => !areFound[index]));
  return named
    .filter(({ url }) => missing.has(url))
    .map(({ path }) => ({ path, message: "Ce fichier n'existe pas sur le site." }));
}

interface Shown {
  images: readonly { url: string }[];
  steps: readonly { media?: { url: string } | null | undefined }[];
}

/** Addresses of the site's own files that a recipe shows. */
export const filesOf = (recipe: Shown): string[] => namedFiles(recipe).map(({ url }) => url);

/** The same, with the paths of the fields that name them. */
function namedFiles({ images, steps }: Shown): { path: string; url: string }[] {
  const media = steps.flatMap(({ media }, index) =>
    media?.url.startsWith('/media/') ? [{ path: `steps.${index}.media.url`, url: media.url }] : [],
  );
  return [...images.map(({ url }, index) => ({ path: `images.${index}.url`, url })), ...media];
}
