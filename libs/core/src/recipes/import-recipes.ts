import { type RecipeSeed, RecipeSeedSchema } from '@tdt/contracts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { ImportResult, SeedOptions } from '../seeds.ts';
import type { RecipeDocument } from './recipe.model.ts';
import { fieldsFromSeed, importedRecipeId, recipeFromSeed, seoFromSeed } from './recipe-from-seed.ts';
import { createSlugs, type Slugs } from './recipe-slugs.ts';
import type { RecipesRepository } from './recipes.repository.ts';

const BATCH = 500;

export interface ImportDependencies {
  recipes: RecipesRepository;
  pages: PagesRepository;
  /** Id of the country with this name or alias. */
  countryIdOf: (name: string) => string | undefined;
  /** Told of every batch's written recipes. */
  onWritten: (ids: string[]) => Promise<void>;
}

interface Candidate {
  id: string;
  countryId: string;
  seed: RecipeSeed;
}

/**
 * Imports recipes in batches: the good records go in, the others are reported. What is stored already is kept;
 * with `overwrite` its content is replaced. `total` is for the progress report only.
 */
export async function importRecipes(
  dependencies: ImportDependencies,
  seeds: Iterable<unknown> | AsyncIterable<unknown>,
  options: SeedOptions & { total?: number } = {},
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, updated: 0, kept: 0, refused: [] };
  const slugs = createSlugs(dependencies.recipes);
  let batch: Candidate[] = [];
  let index = 0;

  const flush = async (): Promise<void> => {
    await writeBatch(dependencies, slugs, batch, options, result);
    batch = [];
    options.onProgress?.({ step: 'recipes', done: index, total: options.total ?? index });
  };

  for await (const record of seeds) {
    if (options.signal?.aborted) break;
    const read = candidate(record, dependencies.countryIdOf);
    if (typeof read === 'string') result.refused.push({ index, title: titleOf(record), reason: read });
    else batch.push(read);
    index += 1;
    if (batch.length === BATCH) await flush();
  }
  if (!options.signal?.aborted) await flush();
  return result;
}

/** A record that can be written, or the reason why it cannot. */
function candidate(record: unknown, countryIdOf: ImportDependencies['countryIdOf']): Candidate | string {
  const parsed = RecipeSeedSchema.safeParse(record);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ');
  const countryId = countryIdOf(parsed.data.country);
  if (countryId === undefined) return `country: le pays « ${parsed.data.country} » n'existe pas.`;
  return { id: importedRecipeId(countryId, parsed.data.title), countryId, seed: parsed.data };
}

function titleOf(record: unknown): string {
  const title = (record as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title.slice(0, 200) : '';
}

async function writeBatch(
  { recipes, pages, onWritten }: ImportDependencies,
  slugs: Slugs,
  batch: readonly Candidate[],
  { overwrite = false, dryRun = false }: SeedOptions,
  result: ImportResult,
): Promise<void> {
  const distinct = [...new Map(batch.map((each) => [each.id, each])).values()];
  const stored = new Map((await recipes.existing(distinct.map(({ id }) => id))).map((each) => [each._id, each]));
  const missing = distinct.filter(({ id }) => !stored.has(id));
  for (const { id, seed } of distinct) {
    const known = stored.get(id);
    if (known) slugs.known(seed.title, known.slug);
  }
  const replaced = overwrite ? distinct.filter(({ id }) => stored.has(id)) : [];
  if (dryRun) {
    count(result, batch.length, missing.length, replaced.length);
    return;
  }
  const created = await insertAll(
    recipes,
    slugs,
    missing.map(({ id, countryId, seed }) => recipeFromSeed(seed, id, countryId, slugs.propose(seed.title))),
  );
  const updated: string[] = [];
  for (const { id, countryId, seed } of replaced) {
    const fields = { ...fieldsFromSeed(seed, countryId), edited_at: null, updated_at: new Date() };
    if ((await recipes.update(id, stored.get(id)?.revision ?? 0, fields)) === 'saved') updated.push(id);
  }
  await pages.insertSeo(missing.flatMap(({ id, seed }) => (seed.seo ? seoFromSeed(id, seed.seo) : [])));
  count(result, batch.length, created.length, updated.length);
  await onWritten([...created, ...updated]);
}

/** Inserts all but those whose id is taken; a taken slug gets its next number. Answers the ids inserted. */
async function insertAll(recipes: RecipesRepository, slugs: Slugs, documents: RecipeDocument[]): Promise<string[]> {
  const inserted = new Set(documents.map(({ _id }) => _id));
  let pending = documents;
  while (pending.length > 0) {
    const refused = (await recipes.insert(pending)).map(({ position, taken }) => ({
      document: pending[position],
      taken,
    }));
    const again: RecipeDocument[] = [];
    for (const { document, taken } of refused) {
      if (!document) continue;
      if (taken === 'id') inserted.delete(document._id);
      else again.push(document);
    }
    for (const title of new Set(again.map((document) => document.title))) await slugs.refused(title);
    pending = again.map((document) => ({ ...document, slug: slugs.propose(document.title) }));
  }
  return [...inserted];
}

function count(result: ImportResult, all: number, created: number, updated: number): void {
  result.created += created;
  result.updated += updated;
  result.kept += all - created - updated;
}
