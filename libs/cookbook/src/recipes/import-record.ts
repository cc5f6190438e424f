import { DraftSeedSchema, type RecipeSeed, RecipeSeedSchema } from '@tdt/contracts';
import { faultOf, inEnglish } from '@tdt/database/documents';
import { DRAFT } from '@tdt/domain/publication';
import { firstCharacters } from '@tdt/domain/text';
import { readForeign } from '@tdt/recipe-formats';
import type { ExportedRecipe } from './export-recipes.ts';
import { importedRecipeId } from './recipe-from-seed.ts';
import { mediaErrors, type WrittenRecipe } from './written-recipe.ts';

const REFUSED_MEDIA = 'Neither a file of this site nor a complete https address';
const REFUSED_CAPTIONS = 'Neither WebVTT nor SubRip';

/** What an import asks of the countries. */
export interface KnownCountries {
  /** Id of the country with this name or alias. */
  countryIdOf: (name: string) => string | undefined;
  /** Name of the country of a cuisine such as "italienne" or "Italian"; other texts stay as they are. */
  countryNameOf?: (cuisine: string) => string;
}

export interface Candidate {
  id: string;
  countryId: string | null;
  seed: RecipeSeed;
}

/** A record in this site's form; that of another program with notes on what it lacks. */
export function readRecord(record: unknown, { countryIdOf, countryNameOf }: KnownCountries) {
  const foreign = readForeign(record);
  if (!foreign) return { seed: record, pictures: [] as string[], notes: [] as string[] };
  const { seed, cuisines, pictures, notes } = foreign;
  const country = cuisines.map((cuisine) => countryNameOf?.(cuisine) ?? cuisine).find((name) => countryIdOf(name));
  if (country === undefined) notes.push(`no known country${cuisines.length > 0 ? ` in "${cuisines.join(', ')}"` : ''}`);
  return { seed: { ...seed, country: country ?? null }, pictures, notes };
}

/** A record that can be written, or the reason why it cannot. */
export function readCandidate(
  record: unknown,
  countryIdOf: KnownCountries['countryIdOf'],
  notes: string[],
): Candidate | string {
  const seed = readSeed(record, notes);
  if (typeof seed === 'string') return seed;
  const { id, title, country } = seed;
  const countryId = country === null ? null : countryIdOf(country);
  if (countryId === undefined) return `country: There is no "${country}".`;
  return { id: id ?? importedRecipeId(countryId, title), countryId, seed };
}

/** Why the export of a stored recipe could not be imported; `null`: it could. */
export const exportedFault = (recipe: ExportedRecipe): string | null =>
  faultOf(recipe.publication?.state === 'draft' ? DraftSeedSchema : RecipeSeedSchema, recipe) ??
  mediaFault(recipe.steps as WrittenRecipe['steps']);

/** What breaks a rule of the editor only, such as a recipe without steps, is a draft. */
function readSeed(record: unknown, notes: string[]): RecipeSeed | string {
  const whole = RecipeSeedSchema.safeParse(record, { reportInput: true });
  if (whole.success) return mediaFault(whole.data.steps) ?? whole.data;
  const draft = DraftSeedSchema.safeParse(record, { reportInput: true });
  if (!draft.success) return inEnglish(draft.error);
  const isNoted = draft.data.publication?.state !== 'draft';
  if (isNoted) notes.push(`stored as a draft: ${inEnglish(whole.error).replace(/\.$/, '')}`);
  return mediaFault(draft.data.steps) ?? { ...draft.data, publication: DRAFT };
}

function mediaFault(steps: WrittenRecipe['steps']): string | null {
  const refused = mediaErrors(steps).map(
    ({ path }) => `${path}: ${path.endsWith('captions') ? REFUSED_CAPTIONS : REFUSED_MEDIA}.`,
  );
  return refused.length > 0 ? refused.join(' ') : null;
}

export function titleOf(record: unknown): string {
  const title = (record as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? firstCharacters(title, 200) : '';
}
