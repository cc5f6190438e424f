import { CATALOGUE_ROW, type CatalogueRow } from '@tdt/catalogue';
import type { Changes } from '@tdt/database';
import {
  type BeforeUpdate,
  containing,
  duplicateIndex,
  inBatches,
  insertMissing,
  LIST_TIME_MS,
  type ReadOnlyModel,
  soundDocuments,
  urlsIn,
} from '@tdt/database/documents';
import type { Deletion } from '@tdt/domain/publication';
import mongoose, { type Connection, type Model } from 'mongoose';
import { type RecipeDocument, type RecipeFields, recipeModel } from './recipe.model.ts';

/** Rows of a batch: some ten milliseconds of work for the database and for the reader. */
const STREAM_BATCH = 500;
/** Whole recipes are some 6 kB each. */
const WHOLE_BATCH = 100;
const REVISIONS_BATCH = 2000;
const CHANGED_BATCH = 200;
/** More recipes than these did not give up one slug after another. */
const FORMER_MAX = 20;

const MEDIA = { 'images.url': 1, 'steps.media.url': 1 } as const;

const MEDIA_OF = { images: 1, 'steps.media': 1 } as const;
const SHOWING = { ...MEDIA_OF, title: 1, country_id: 1, 'publication.deleted': 1, created_at: 1 } as const;
export type ShowingRecipe = Pick<RecipeDocument, '_id' | 'title' | 'country_id' | 'publication' | 'created_at'>;

/** That a recipe is stored, and in what state. */
export type Revision = Pick<RecipeDocument, '_id' | 'revision' | 'updated_at'>;

type ExistingRecipe = Pick<RecipeDocument, '_id' | 'slug' | 'revision' | 'publication'>;

/** Later than every time. */
const ALWAYS = new Date(8.64e15);

const trashedBefore = (time: Date) => ({ 'publication.deleted.at': mongoose.trusted({ $lte: time }) });

const REVISIONS = { projection: { revision: 1, updated_at: 1 }, batchSize: REVISIONS_BATCH } as const;

/** A recipe that a unique index refused. */
interface RefusedInsert {
  position: number;
  /** `id`: it is stored already; `slug`: its slug belongs to another recipe. */
  taken: 'id' | 'slug';
}

type EditedField = 'edited_at' | 'edited_by' | 'edited_fields';

/** New values of a recipe, to be stored only if it still is at this revision. */
interface RecipeUpdate {
  id: string;
  revision: number;
  /** The whole recipe at this revision, if it has been read: its version needs no reading then. */
  before?: RecipeDocument;
  fields: Partial<RecipeFields & Pick<RecipeDocument, 'slug' | 'former_slugs' | 'updated_at' | EditedField>>;
}

export type RecipesRepository = ReturnType<typeof createRecipesRepository>;

export function createRecipesRepository(connection: Connection, changes: Changes, storeVersions: BeforeUpdate) {
  const model = recipeModel(connection);
  return {
    ...readRecipes(model),
    ...readRows(model),
    ...writes(model, changes, storeVersions),
  };
}

function readRecipes(model: ReadOnlyModel<RecipeDocument>) {
  return {
    byId: (id: string): Promise<RecipeDocument | null> => model.findById(id).lean<RecipeDocument>().exec(),

    /** Those of some recipes that are stored and sound, perhaps without all their fields. */
    byIds: (ids: readonly string[], projection: Record<string, 1> = {}): Promise<RecipeDocument[]> =>
      model
        .find({ _id: mongoose.trusted({ $in: ids }) }, projection)
        .lean<RecipeDocument[]>()
        .exec(),

    bySlug: (slug: string): Promise<RecipeDocument | null> => model.findOne({ slug }).lean<RecipeDocument>().exec(),

    /** The recipes that once had this slug, the newest first. */
    byFormerSlug: (slug: string): Promise<RecipeDocument[]> =>
      model.find({ former_slugs: slug }).sort({ created_at: -1 }).limit(FORMER_MAX).lean<RecipeDocument[]>().exec(),

    /** Some of the recipes with former slugs, outside the trash, in the order of their ids; those that contain a text. */
    async renamed(text: string, offset: number, limit: number): Promise<{ items: RecipeDocument[]; total: number }> {
      const part = containing(text);
      // The bound lets every engine use the index: few recipes have any.
      const filter = {
        former_slugs: mongoose.trusted({ $gt: '' }),
        'publication.deleted': null,
        ...(text && { $or: [{ slug: part }, { former_slugs: part }] }),
      };
      const found = model.find(filter, { slug: 1, former_slugs: 1 }).sort({ _id: 1 }).skip(offset).limit(limit);
      const items = limit > 0 ? await found.maxTimeMS(LIST_TIME_MS).lean<RecipeDocument[]>() : [];
      return { items, total: await model.countDocuments(filter).maxTimeMS(LIST_TIME_MS) };
    },

    /** Whether it is stored, also if it is malformed. */
    exists: async (id: string): Promise<boolean> => (await model.findOne({ _id: id }, { _id: 1 })) !== null,

    /** Whether a recipe of this slug is stored, also if it is malformed. */
    hasSlug: async (slug: string): Promise<boolean> => (await model.findOne({ slug }, { _id: 1 })) !== null,

    /** See `MediaReader`: addresses of the pictures and of the media of steps. */
    async *mediaUrls(among?: readonly string[]): AsyncGenerator<string[]> {
      const wanted = { $in: [...(among ?? [])] };
      for (const filter of among ? [{ 'images.url': wanted }, { 'steps.media.url': wanted }] : [{}]) {
        const cursor = model.collection.find(filter, { projection: MEDIA, batchSize: STREAM_BATCH });
        for await (const rows of inBatches(cursor)) yield rows.flatMap(urlsIn);
      }
    },

    /** What of the recipes that show these originals the library needs to know, also of malformed ones and in the trash. */
    async showing(urls: readonly string[]): Promise<ShowingRecipe[]> {
      const wanted = { $in: [...urls] };
      const found = new Map<string, ShowingRecipe>();
      for (const filter of [{ 'images.url': wanted }, { 'steps.media.url': wanted }])
        for (const recipe of await model.collection.find<ShowingRecipe>(filter, { projection: SHOWING }).toArray())
          found.set(recipe._id, recipe);
      return [...found.values()];
    },

    /** The media of some recipes, as documents that are read whole. */
    mediaOf: (ids: readonly string[]): Promise<object[]> =>
      model.collection.find({ _id: { $in: [...ids] as never[] } }, { projection: MEDIA_OF }).toArray(),

    /** Number of recipes; exact except after an unclean end of the database server. */
    count: (): Promise<number> => model.estimatedDocumentCount().exec(),

    /** How many of them are in the trash. */
    countTrashed: (): Promise<number> => model.countDocuments(trashedBefore(ALWAYS)).exec(),

    /** Ids of what was moved to the trash at this time or before. */
    trashedBefore: async (time: Date): Promise<string[]> =>
      (await model.find(trashedBefore(time), { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),

    /** Without those in the trash. */
    countOfCountry: (country_id: string): Promise<number> =>
      model.countDocuments({ country_id, 'publication.deleted': null }).exec(),

    /** The recipes of these ids that are stored, with what an import needs to know of them. */
    existing: (ids: readonly string[]): Promise<ExistingRecipe[]> =>
      model
        .find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1, slug: 1, revision: 1, publication: 1 })
        .lean<ExistingRecipe[]>()
        .exec(),

    /** The highest number among the slugs `{slug}-2`, `{slug}-3`…; 1 when there is none. */
    async highestNumber(slug: string): Promise<number> {
      // The bounds, from the hyphen to the character behind it, let every engine use the index on slugs.
      const filter = { slug: mongoose.trusted({ $gte: `${slug}-`, $lt: `${slug}.`, $regex: `^${slug}-\\d+$` }) };
      const found = await model.find(filter, { slug: 1 }).maxTimeMS(LIST_TIME_MS).lean();
      return Math.max(1, ...found.map((each) => Number(each.slug.slice(slug.length + 1))));
    },
  };
}

function readRows(model: Model<RecipeDocument>) {
  const { collection }: ReadOnlyModel<RecipeDocument> = model;
  const [sound, soundWhole] = [soundDocuments(model, CATALOGUE_ROW), soundDocuments(model)];
  return {
    /** Every sound recipe as the catalogue needs it; straight from the driver: hydrating 100,000 would take a minute. */
    async *rows(): AsyncGenerator<CatalogueRow[]> {
      const cursor = collection.find<CatalogueRow>({}, { projection: CATALOGUE_ROW, batchSize: STREAM_BATCH });
      for await (const batch of inBatches(cursor)) yield sound(batch);
    },

    /** Every recipe but those in the trash, or some of them, whole, in the order of their ids. */
    async *documents(ids?: readonly string[]): AsyncGenerator<RecipeDocument[]> {
      const filter = { 'publication.deleted': null, ...(ids && { _id: { $in: [...ids] as never[] } }) };
      const cursor = collection.find<RecipeDocument>(filter, { batchSize: WHOLE_BATCH }).sort({ _id: 1 });
      for await (const batch of inBatches(cursor)) yield soundWhole(batch);
    },

    /** The sound ones of these recipes. */
    async rowsOf(ids: readonly string[]): Promise<CatalogueRow[]> {
      const filter = { _id: { $in: [...ids] as never[] } };
      return sound(await collection.find<CatalogueRow>(filter, { projection: CATALOGUE_ROW }).toArray());
    },

    /** Id and revision of every recipe. */
    revisions: (): AsyncIterable<Revision[]> => inBatches(collection.find<Revision>({}, REVISIONS)),
  };
}

function writes(model: Model<RecipeDocument>, changes: Changes, storeVersions: BeforeUpdate) {
  async function updateOne({ id, revision, before, fields }: RecipeUpdate): Promise<'saved' | 'stale' | 'taken'> {
    try {
      const update = { $set: { updated_at: new Date(), ...fields }, $inc: { revision: 1 } };
      await storeVersions(model, { _id: id, revision }, before);
      const result = await model.updateOne({ _id: id, revision }, update);
      return result.matchedCount === 1 ? 'saved' : 'stale';
    } catch (error) {
      if (duplicateIndex(error) !== null) return 'taken';
      throw error;
    }
  }

  return {
    /** Inserts what the unique indexes let in; returns the rest. */
    async insert(recipes: readonly RecipeDocument[]): Promise<RefusedInsert[]> {
      const ids = recipes.map(({ _id }) => _id);
      const store = () => insertMissing(model, recipes);
      const refused = await changes.write('recipes', ids, store, ({ length }) => length < ids.length);
      return refused.map(({ position, index }) => ({ position, taken: index === '_id' ? 'id' : 'slug' }));
    },

    /**
     * Replaces fields of a recipe, in one write. `stale`: the recipe is at another revision or was removed; `taken`: the
     * new slug belongs to another recipe.
     */
    update: (update: RecipeUpdate): Promise<'saved' | 'stale' | 'taken'> =>
      changes.write(
        'recipes',
        [update.id],
        () => updateOne(update),
        (outcome) => outcome === 'saved',
      ),

    /** The same for several recipes; returns the ids of those that were saved. */
    updateMany(updates: readonly RecipeUpdate[]): Promise<string[]> {
      const ids = updates.map(({ id }) => id);
      const store = async () => {
        const saved: string[] = [];
        for (const update of updates) if ((await updateOne(update)) === 'saved') saved.push(update.id);
        return saved;
      };
      return changes.write('recipes', ids, store, (saved) => saved.length > 0);
    },

    /** Makes several updates one by one; the copies in memory are refreshed once, after the last. */
    updateTogether: <T>(ids: readonly string[], run: (update: typeof updateOne) => Promise<T>): Promise<T> =>
      changes.write(
        'recipes',
        ids,
        () => run(updateOne),
        () => true,
      ),

    /**
     * Gives some recipes of a country another one, or none; returns how many, `null`: none was left. One that is saved
     * meanwhile is for the next call. Thousands at once would hold up all other requests to the database.
     */
    changeCountry: async (from: string, to: string | null, edited: { at: Date; by: string | null }) => {
      const options = { projection: { revision: 1 }, limit: CHANGED_BATCH } as const;
      const found = await model.collection.find({ country_id: from }, options).toArray();
      if (found.length === 0) return null;
      // What a malformed one lacks is `null` to the database.
      const seen = found.map(({ _id, revision = null }) => ({ _id, revision }));
      const { at, by } = edited;
      const fields = { country_id: to, edited_at: at, edited_by: by, edited_fields: ['country_id'], updated_at: at };
      const update = { $set: fields, $inc: { revision: 1 } };
      const store = async (): Promise<number> => {
        await storeVersions(model, { _id: { $in: seen.map(({ _id }) => _id) } });
        const updates = seen.map((filter) => ({ updateOne: { filter, update } }));
        return (await model.collection.bulkWrite(updates, { ordered: false })).modifiedCount;
      };
      return changes.write(
        'recipes',
        seen.map(({ _id }) => String(_id)),
        store,
        Boolean,
      );
    },

    /**
     * Moves a recipe that is at this revision to the trash, or out of it; `false`: it is at another one, or was removed.
     * That is no edit, so no version is stored.
     */
    setDeletion: ({ _id, revision, publication }: RecipeDocument, deleted: Deletion | null): Promise<boolean> => {
      const fields = { publication: { ...publication, deleted }, updated_at: new Date() };
      const store = () => model.updateOne({ _id, revision }, { $set: fields, $inc: { revision: 1 } });
      return changes.write('recipes', [_id], async () => (await store()).matchedCount === 1, Boolean);
    },

    /**
     * Moves a malformed recipe to the trash as it was when it last could be read; its present state stays as a version.
     * `false`: it was changed or removed meanwhile.
     */
    trashAs: async ({ _id, ...sound }: RecipeDocument, deleted: Deletion): Promise<boolean> => {
      const present = await model.collection.findOne({ _id: _id as never });
      // Its address and number stay its own, where they can be read.
      const slug = typeof present?.slug === 'string' ? present.slug : _id;
      const revision = 1 + Math.max(sound.revision, Number(present?.revision) || 0);
      const publication = { ...sound.publication, deleted };
      const replacement = { ...sound, slug, revision, publication, updated_at: deleted.at };
      const filter = { _id: _id as never, revision: present?.revision ?? null };
      const store = async (): Promise<boolean> => {
        // Without a number of its own, no list could show it.
        await storeVersions(model, { _id, revision: { $gte: 1 } });
        return (await model.collection.replaceOne(filter, replacement)).matchedCount === 1;
      };
      return changes.write('recipes', [_id], store, Boolean);
    },

    /** `false` when there was no such recipe. */
    remove: (id: string): Promise<boolean> =>
      changes.write('recipes', [id], async () => (await model.deleteOne({ _id: id })).deletedCount === 1, Boolean),
  };
}
