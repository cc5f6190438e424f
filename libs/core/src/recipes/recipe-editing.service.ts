import { randomUUID } from 'node:crypto';
import { AppError, type FieldError, type RecipeInput } from '@tdt/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import { storagePathOf } from '../media/media-path.ts';
import type { Storage } from '../storage/storage.ts';
import { adminRecipe } from './admin-recipe.ts';
import type { RecipeDocument } from './recipe.model.ts';
import { changedFields } from './recipe-changes.ts';
import type { RecipeEditing } from './recipe-editing.ts';
import { slugChoices } from './recipe-slugs.ts';
import type { RecipesRepository } from './recipes.repository.ts';
import { mediaErrors, storedFields } from './written-recipe.ts';

interface Dependencies {
  repository: RecipesRepository;
  catalogue: Pick<Catalogue, 'listForEditors'>;
  directory: Pick<CountryDirectory, 'byId'>;
  storage: Pick<Storage, 'exists'>;
  now?: () => Date;
}

/** Errors that an answer lists. */
const ERRORS_MAX = 20;

export function createRecipeEditing(dependencies: Dependencies): RecipeEditing {
  const { repository, catalogue, now = () => new Date() } = dependencies;

  async function existing(id: string): Promise<RecipeDocument> {
    const recipe = await repository.byId(id);
    if (!recipe) throw new AppError('RECIPE_NOT_FOUND');
    return recipe;
  }

  /** Stores a recipe under the first slug of its title that is free: only the unique index knows. */
  async function insert(recipe: Omit<RecipeDocument, 'slug'>): Promise<RecipeDocument> {
    for await (const slug of slugChoices(repository, recipe.title)) {
      const stored = { ...recipe, slug };
      if ((await repository.insert([stored])).length === 0) return stored;
    }
    throw new Error('The choices of slugs have no end.');
  }

  return {
    list: catalogue.listForEditors,

    get: async (id) => adminRecipe(await existing(id)),

    async create(input) {
      await checkDocument(dependencies, input);
      const time = now();
      const stored = await insert({
        _id: randomUUID(),
        former_slugs: [],
        ...storedFields(input, input.country_id),
        revision: 1,
        edited_at: time,
        created_at: time,
        updated_at: time,
      });
      return adminRecipe(stored);
    },

    async update(id, { revision, ...input }) {
      const before = await existing(id);
      if (before.revision !== revision) throw new AppError('REVISION_CONFLICT');
      await checkDocument(dependencies, input, before);
      const time = now();
      const fields = { ...storedFields(input, input.country_id), edited_at: time, updated_at: time };
      for await (const slug of slugChoices(repository, input.title, before)) {
        const former_slugs = [...new Set([...before.former_slugs, before.slug])].filter((former) => former !== slug);
        const saved = await repository.update({ id, revision, fields: { ...fields, slug, former_slugs } });
        if (saved === 'slug') continue;
        if (saved === 'stale')
          throw new AppError((await repository.byId(id)) ? 'REVISION_CONFLICT' : 'RECIPE_NOT_FOUND');
        const recipe = adminRecipe({ ...before, ...fields, slug, former_slugs, revision: revision + 1 });
        return { recipe, changes: changedFields(adminRecipe(before), recipe) };
      }
      throw new Error('The choices of slugs have no end.');
    },

    async remove(id) {
      const recipe = await existing(id);
      if (!(await repository.remove(id))) throw new AppError('RECIPE_NOT_FOUND');
      return adminRecipe(recipe);
    },
  };
}

/**
 * What a schema cannot check: the country exists, and so do the site's own files. What the stored recipe names already
 * is not checked again: else a file that is lost would keep its recipe from being saved.
 */
async function checkDocument(
  { directory, storage }: Dependencies,
  input: RecipeInput,
  before?: RecipeDocument,
): Promise<void> {
  const errors = mediaErrors(input.steps);
  const { country_id } = input;
  if (country_id !== null && country_id !== before?.country_id && !directory.byId(country_id))
    errors.unshift({ path: 'country_id', message: "Ce pays n'existe pas." });
  errors.push(...(await missingFiles(storage, input, before)));
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors: errors.slice(0, ERRORS_MAX) });
}

async function missingFiles(
  storage: Dependencies['storage'],
  input: RecipeInput,
  before?: RecipeDocument,
): Promise<FieldError[]> {
  const known = new Set(before ? filesOf(before).map(({ url }) => url) : []);
  const found = new Map<string, Promise<boolean>>();
  const exists = (url: string): Promise<boolean> => {
    const path = storagePathOf(url);
    return path === null ? Promise.resolve(false) : storage.exists(path);
  };
  const wanted = filesOf(input).filter(({ url }) => !known.has(url));
  for (const { url } of wanted) if (!found.has(url)) found.set(url, exists(url));
  const areFound = await Promise.all(wanted.map(({ url }) => found.get(url)));
  return wanted
    .filter((_, index) => !areFound[index])
    .map(({ path }) => ({ path, message: "Ce fichier n'existe pas sur le site." }));
}

interface Files {
  images: readonly { url: string }[];
  steps: readonly { media?: { url: string } | null | undefined }[];
}

/** The site's own files that a recipe shows, with the paths of their addresses. */
function filesOf({ images, steps }: Files): { path: string; url: string }[] {
  const media = steps.flatMap(({ media }, index) =>
    media?.url.startsWith('/media/') ? [{ path: `steps.${index}.media.url`, url: media.url }] : [],
  );
  return [...images.map(({ url }, index) => ({ path: `images.${index}.url`, url })), ...media];
}
