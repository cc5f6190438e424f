import mongoose, { type Connection } from 'mongoose';
import { duplicateIndex } from '../database/duplicate-key.ts';
import { inBatches } from '../database/in-batches.ts';
import { insertMissing } from '../database/insert-missing.ts';
import { LIST_TIME_MS } from '../database/schema-options.ts';
import { type RecipeDocument, recipeModel } from './recipe.model.ts';

/** What the catalogue index is built from; `images` holds the cover alone. */
export type CatalogueRow = Pick<
  RecipeDocument,
  | '_id'
  | 'slug'
  | 'title'
  | 'country_id'
  | 'type_recipe'
  | 'difficulty'
  | 'preparation_time'
  | 'cooking_time'
  | 'images'
  | 'revision'
  | 'created_at'
  | 'updated_at'
> & { ingredients: { name: string }[] };

const ROW = {
  slug: 1,
  title: 1,
  country_id: 1,
  type_recipe: 1,
  difficulty: 1,
  preparation_time: 1,
  cooking_time: 1,
  'ingredients.name': 1,
  images: { $elemMatch: { image_type: 'cover' } },
  revision: 1,
  created_at: 1,
  updated_at: 1,
} as const;

/** Rows of a batch: some ten milliseconds of work for the database, and for who reads them. */
const STREAM_BATCH = 500;
const REVISIONS_BATCH = 2000;

/** That a recipe is stored, and in what state. */
export type Revision = Pick<RecipeDocument, '_id' | 'revision' | 'updated_at'>;

const REVISIONS = { projection: { revision: 1, updated_at: 1 }, batchSize: REVISIONS_BATCH } as const;

/** What a save may change; the slug follows from the title. */
export type RecipeFields = Omit<
  RecipeDocument,
  '_id' | 'slug' | 'former_slugs' | 'revision' | 'edited_at' | 'created_at' | 'updated_at'
>;

/** A recipe that a unique index refused. */
export interface RefusedInsert {
  position: number;
  /** `id`: it is stored already; `slug`: its slug belongs to another recipe. */
  taken: 'id' | 'slug';
}

export type RecipesRepository = ReturnType<typeof createRecipesRepository>;

export function createRecipesRepository(connection: Connection) {
  const model = recipeModel(connection);

  return {
    byId: (id: string) => model.findById(id).lean<RecipeDocument>(),

    bySlug: (slug: string) => model.findOne({ slug }).lean<RecipeDocument>(),

    /** The newest recipe that once had this slug. */
    byFormerSlug: (slug: string) =>
      model.findOne({ former_slugs: slug }).sort({ created_at: -1 }).lean<RecipeDocument>(),

    /** Number of recipes; exact but for a server that died uncleanly. */
    count: () => model.estimatedDocumentCount(),

    /** Every recipe as the catalogue needs it, straight from the driver: hydrating 100,000 would take a minute. */
    rows: (): AsyncIterable<CatalogueRow[]> =>
      inBatches(model.collection.find<CatalogueRow>({}, { projection: ROW, batchSize: STREAM_BATCH })),

    rowsOf: (ids: readonly string[]) =>
      model.collection.find<CatalogueRow>({ _id: { $in: [...ids] as never[] } }, { projection: ROW }).toArray(),

    /** Id and revision of what changed at this time or later. */
    changedSince: (time: Date): AsyncIterable<Revision[]> =>
      inBatches(model.collection.find<Revision>({ updated_at: { $gte: time } }, REVISIONS)),

    /** Id and revision of every recipe. */
    revisions: (): AsyncIterable<Revision[]> => inBatches(model.collection.find<Revision>({}, REVISIONS)),

    /** Those of these ids that are stored, with what an import needs to know of them. */
    existing: (ids: readonly string[]) =>
      model
        .find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1, slug: 1, revision: 1 })
        .lean<Pick<RecipeDocument, '_id' | 'slug' | 'revision'>[]>(),

    /** The highest number among the slugs `{slug}-2`, `{slug}-3`…; 1 when there is none. */
    async highestNumber(slug: string): Promise<number> {
      // The bounds, from the hyphen to the character behind it, let every engine use the index on slugs.
      const filter = { slug: mongoose.trusted({ $gte: `${slug}-`, $lt: `${slug}.`, $regex: `^${slug}-\\d+$` }) };
      const found = await model.find(filter, { slug: 1 }).maxTimeMS(LIST_TIME_MS).lean();
      return Math.max(1, ...found.map((each) => Number(each.slug.slice(slug.length + 1))));
    },

    /** Inserts what the unique indexes let in; answers the rest. */
    async insert(recipes: readonly RecipeDocument[]): Promise<RefusedInsert[]> {
      const refused = await insertMissing(model, recipes);
      return refused.map(({ position, index }) => ({ position, taken: index.startsWith('_id') ? 'id' : 'slug' }));
    },

    /**
     * Replaces fields of a recipe at this revision, in one write. `stale` when the revision moved on or the recipe is
     * gone, `slug` when the new slug belongs to another recipe.
     */
    async update(
      id: string,
      revision: number,
      fields: Partial<Omit<RecipeDocument, '_id' | 'revision' | 'former_slugs'>>,
      formerSlug?: string,
    ): Promise<'saved' | 'stale' | 'slug'> {
      try {
        const former = formerSlug === undefined ? {} : { $addToSet: { former_slugs: formerSlug } };
        const result = await model.updateOne({ _id: id, revision }, { $set: fields, $inc: { revision: 1 }, ...former });
        return result.matchedCount === 1 ? 'saved' : 'stale';
      } catch (error) {
        if (duplicateIndex(error) !== null) return 'slug';
        throw error;
      }
    },

    remove: async (id: string): Promise<boolean> => (await model.deleteOne({ _id: id })).deletedCount === 1,
  };
}
