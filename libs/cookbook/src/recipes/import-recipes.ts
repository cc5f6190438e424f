import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipeSeed } from '@tdt/contracts';
import { DRAFT } from '@tdt/domain/publication';
import { PictureNotTaken } from '@tdt/files';
import { UNEDITED } from '../edited-documents.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { type Candidate, type KnownCountries, readCandidate, readRecord, titleOf } from './import-record.ts';
import type { ImportOptions, ImportResult } from './import-report.ts';
import type { RecipeDocument } from './recipe.model.ts';
import { fieldsFromSeed, recipeFromSeed, seoFromSeed } from './recipe-from-seed.ts';
import { createSlugs, type Slugs, slugChoices } from './recipe-slugs.ts';
import type { RecipesRepository } from './recipes.repository.ts';

const BATCH = 500;
/** Also with `overwrite`: only an editor brings back what an editor has deleted. */
const IN_TRASH = 'It is in the trash: restore it there, or delete it for good.';

interface ImportDependencies extends KnownCountries {
  recipes: RecipesRepository;
  pages: PagesRepository;
}

/** A record that can be written. */
interface ReadCandidate extends Candidate {
  index: number;
  /** Addresses of pictures on the web. */
  pictures: string[];
  notes: string[];
}

/** Imports recipes in batches; see `Recipes.importMany`. */
export async function importRecipes(
  dependencies: ImportDependencies,
  seeds: Iterable<unknown> | AsyncIterable<unknown>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, updated: 0, kept: 0, refused: [], notes: [] };
  const slugs = createSlugs(dependencies.recipes);
  const { signal, takePicture } = options;
  // A picture takes seconds: what is written when a person stops the import should be all that is done.
  const size = takePicture ? 1 : BATCH;
  let batch: ReadCandidate[] = [];
  let index = 0;

  const flush = async (): Promise<void> => {
    await writeBatch(dependencies, slugs, batch, options, result);
    result.notes.push(...batch.filter(({ notes }) => notes.length > 0).map(noteOf));
    batch = [];
    options.onProgress?.({ step: 'recipes', done: index, total: options.total ?? index });
  };

  try {
    for await (const record of seeds) {
      // Records that are refused wait for nothing: a person who stops the import would not be heard.
      await nextTurn();
      if (signal?.aborted) return result;
      const { seed, pictures, notes } = readRecord(record, dependencies);
      const candidate = readCandidate(seed, dependencies.countryIdOf, notes);
      if (typeof candidate === 'string') result.refused.push({ index, title: titleOf(seed), reason: candidate });
      else batch.push({ ...candidate, index, pictures, notes });
      if (pictures.length > 0 && !takePicture) notes.push(`${pictures.length} of its pictures are not taken along`);
      index += 1;
      if (batch.length === size) await flush();
    }
    if (!signal?.aborted) await flush();
  } catch (error) {
    // Stopped while a picture was fetched.
    if (!signal?.aborted || error !== signal.reason) throw error;
  }
  return result;
}

const named = ({ index, seed }: ReadCandidate) => ({ index, title: seed.title });
const noteOf = (candidate: ReadCandidate) => ({ ...named(candidate), notes: candidate.notes });

async function writeBatch(
  { recipes, pages }: ImportDependencies,
  slugs: Slugs,
  batch: readonly ReadCandidate[],
  { overwrite = false, dryRun = false, asDrafts = false, signal, takePicture }: ImportOptions,
  result: ImportResult,
): Promise<void> {
  const ids = [...new Set(batch.map(({ id }) => id))];
  const stored = new Map((await recipes.existing(ids)).map((each) => [each._id, each]));
  const isTrashed = ({ id }: Candidate): boolean => Boolean(stored.get(id)?.publication.deleted);
  for (const candidate of batch.filter(isTrashed)) result.refused.push({ ...named(candidate), reason: IN_TRASH });
  const accepted = batch.filter((candidate) => !isTrashed(candidate));
  const distinct = [...new Map(accepted.map((each) => [each.id, each])).values()];
  const missing = distinct.filter(({ id }) => !stored.has(id));
  const replaced = overwrite ? distinct.filter(({ id }) => stored.has(id)) : [];
  for (const { id, seed } of distinct) {
    const known = stored.get(id);
    if (known) slugs.addStored(seed.title, known.slug);
  }
  if (dryRun) {
    count(result, accepted.length, missing.length, replaced.length);
    return;
  }
  if (takePicture) for (const candidate of missing) await takeCover(candidate, takePicture, signal);
  const created = await insertAll(
    recipes,
    slugs,
    missing.map(({ id, countryId, seed }) => {
      const stored = asDrafts ? { ...seed, publication: DRAFT } : seed;
      return recipeFromSeed(stored, id, countryId, slugs.propose(seed.title));
    }),
  );
  const updates = replaced.map(({ id, countryId, seed }) => ({
    id,
    revision: stored.get(id)?.revision ?? 0,
    fields: { ...overwritten(seed, countryId), edited_at: null, ...UNEDITED },
  }));
  const isBorn = ({ id, fields: { publication } }: Update): boolean =>
    stored.get(id)?.slug === id && publication !== undefined && publication.state !== 'draft';
  const updated = await recipes.updateMany(updates.filter((update) => !isBorn(update)));
  for (const update of updates.filter(isBorn))
    if (await publish(recipes, update, update.fields.title)) updated.push(update.id);
  await pages.insertSeo(missing.flatMap(({ id, seed }) => (seed.seo ? seoFromSeed(id, seed.seo) : [])));
  count(result, accepted.length, created, updated.length);
}

type Update = Parameters<RecipesRepository['update']>[0];

/** Gives a draft its first address with what it becomes; whether it still was at its revision. */
async function publish(recipes: RecipesRepository, update: Update, title: string): Promise<boolean> {
  for await (const slug of slugChoices(recipes, title)) {
    const outcome = await recipes.update({ ...update, fields: { ...update.fields, slug } });
    if (outcome !== 'taken') return outcome === 'saved';
  }
  return false;
}

/** What is stored keeps its publication, unless the record has one. */
function overwritten(seed: RecipeSeed, countryId: string | null) {
  const { publication, ...fields } = fieldsFromSeed(seed, countryId);
  return seed.publication ? { ...fields, publication } : fields;
}

async function takeCover(
  candidate: ReadCandidate,
  takePicture: NonNullable<ImportOptions['takePicture']>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { seed, notes, pictures } = candidate;
  // Others are mostly the same picture in other formats.
  const [address] = pictures;
  if (address === undefined) return;
  try {
    const cover = {
      ...(await takePicture(address, signal)),
      alt: seed.title,
      image_type: 'cover',
      image_order: 0,
    } as const;
    candidate.seed = { ...seed, images: [cover] };
  } catch (error) {
    if (!(error instanceof PictureNotTaken)) throw error;
    notes.push(`its picture is not taken along: ${error.message}`);
  }
}

/** Inserts all but those whose id is taken; a taken slug gets its next number. Returns how many were inserted. */
async function insertAll(recipes: RecipesRepository, slugs: Slugs, documents: RecipeDocument[]): Promise<number> {
  let inserted = documents.length;
  let pending = documents;
  while (pending.length > 0) {
    const refused = await recipes.insert(pending);
    inserted -= refused.filter(({ taken }) => taken === 'id').length;
    const again = refused.flatMap(({ position, taken }) => (taken === 'slug' ? (pending[position] ?? []) : []));
    for (const title of new Set(again.map((document) => document.title))) await slugs.skipStored(title);
    pending = again.map((document) => ({ ...document, slug: slugs.propose(document.title) }));
  }
  return inserted;
}

function count(result: ImportResult, all: number, created: number, updated: number): void {
  result.created += created;
  result.updated += updated;
  result.kept += all - created - updated;
}
