import { AppError, type RecipeInput } from '@tdt/contracts';
import type { MediaFiles } from '@tdt/files';
import { missingFiles, type NamedFile, namedImages } from '@tdt/files/images';
import type { CountryDirectory } from '@tdt/geography';
import type { RecipeDocument } from './recipe.model.ts';
import { mediaErrors } from './written-recipe.ts';

/** Errors that a response lists. */
const ERRORS_MAX = 20;

interface Checks {
  directory: Pick<CountryDirectory, 'byId'>;
  files: Pick<MediaFiles, 'claim'>;
}

/**
 * What a schema cannot check: the country exists, and so do the site's own files. Files of the stored recipe are not
 * checked again: else it could not be saved once a file is lost. Throws `VALIDATION_FAILED`.
 */
export async function checkRecipe(checks: Checks, input: RecipeInput, before?: RecipeDocument): Promise<void> {
  const errors = mediaErrors(input.steps);
  const { country_id } = input;
  if (country_id !== null && country_id !== before?.country_id && !checks.directory.byId(country_id))
    errors.unshift({ path: 'country_id', message: "Ce pays n'existe pas." });
  errors.push(...(await missingFiles(checks.files, namedFiles(input), before ? filesOf(before) : [])));
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors: errors.slice(0, ERRORS_MAX) });
}

interface Shown {
  images: readonly { url: string }[];
  steps: readonly { media?: { url: string } | null | undefined }[];
}

/** Addresses of the site's own files that a recipe shows. */
export const filesOf = (recipe: Shown): string[] => namedFiles(recipe).map(({ url }) => url);

/** The same, with the paths of the fields that name them. */
function namedFiles({ images, steps }: Shown): NamedFile[] {
  const media = steps.flatMap(({ media }, index) =>
    media?.url.startsWith('/media/') ? [{ path: `steps.${index}.media.url`, url: media.url }] : [],
  );
  return [...namedImages(images), ...media];
}
