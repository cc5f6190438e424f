import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import {
  type Announce,
  type Changes,
  inBatches,
  insertMissing,
  insertNew,
  soundDocuments,
  urlsIn,
} from '@tdt/database';
import mongoose, { type Connection, type Model } from 'mongoose';
import { type PageDocument, pageModel, type SeoDocument, seoModel } from './page.models.ts';
import { seoId } from './seo-page.ts';

/** What the catalogue needs to know of a recipe's metadata. */
export type SeoRow = Pick<SeoDocument, '_id' | 'page_id' | 'title' | 'description' | 'updated_at'>;

const SEO_ROW = { page_id: 1, title: 1, description: 1, updated_at: 1 } as const;
const ROWS_BATCH = 2000;

export type PagesRepository = ReturnType<typeof createPagesRepository>;

export function createPagesRepository(connection: Connection, changes: Changes) {
  const seo = seoModel(connection);
  const pages = pageModel(connection);
  const sound = soundDocuments(seo, SEO_ROW);
  return {
    seo: (pageType: SeoPageType, pageId: string | null): Promise<SeoDocument | null> =>
      seo.findById(seoId(pageType, pageId)).lean<SeoDocument>().exec(),

    /** The metadata of these ids (`seoId`). */
    seoOf: (ids: readonly string[]): Promise<SeoDocument[]> =>
      seo
        .find({ _id: mongoose.trusted({ $in: ids }) })
        .lean<SeoDocument[]>()
        .exec(),

    content: (pageType: ContentPageType): Promise<PageDocument | null> =>
      pages.findById(pageType).lean<PageDocument>().exec(),

    /**
     * See `MediaReader`: addresses of shared pictures, of the originals' variants too, and of the pictures of pages.
     */
    async *mediaUrls(among?: readonly string[]): AsyncGenerator<string[]> {
      yield (await pages.collection.find({}, { projection: { couple_image: 1 } }).toArray()).flatMap(urlsIn);
      const wanted = among ? among.map(variantsOf) : [{ $gte: '' }];
      for (const og_image_url of wanted) {
        const cursor = seo.collection.find<Pick<SeoDocument, '_id' | 'og_image_url'>>(
          { og_image_url },
          { projection: { og_image_url: 1 }, batchSize: ROWS_BATCH },
        );
        for await (const rows of inBatches(cursor))
          yield rows.flatMap(({ og_image_url: url }) => (typeof url === 'string' ? url : []));
      }
    },

    /** The metadata of recipes that changed at this time or later. */
    async *recipeSeo(since: Date): AsyncGenerator<SeoRow[]> {
      const filter = { page_type: 'recipe', updated_at: { $gte: since } };
      const cursor = seo.collection.find<SeoRow>(filter, { projection: SEO_ROW, batchSize: ROWS_BATCH });
      for await (const rows of inBatches(cursor)) yield sound(rows);
    },

    /** Those of these ids (`seoId`) that are metadata of recipes. */
    recipeSeoOf: (ids: readonly string[]): Promise<SeoRow[]> =>
      seo
        .find({ _id: mongoose.trusted({ $in: ids }), page_type: 'recipe' }, SEO_ROW)
        .lean<SeoRow[]>()
        .exec(),

    ...writes(seo, pages, (ids) => changes.announce('pages', ids)),
  };
}

/** Each of them announces the ids of what it wrote before it resolves. */
function writes(seo: Model<SeoDocument>, pages: Model<PageDocument>, announce: Announce) {
  /** Inserts what is not stored yet; answers how many that were. */
  async function insertNewOnes<T extends { _id: string }>(model: Model<T>, documents: readonly T[]): Promise<number> {
    const stored = new Set((await insertMissing(model, documents)).map(({ position }) => position));
    const ids = documents.filter((_, position) => !stored.has(position)).map(({ _id }) => _id);
    await announce(ids);
    return ids.length;
  }

  return {
    insertSeo: (documents: readonly SeoDocument[]): Promise<number> => insertNewOnes(seo, documents),

    /** Stores the first metadata of a page; `false`: some is stored. */
    async insertOneSeo(document: SeoDocument): Promise<boolean> {
      const isStored = await insertNew(seo, document);
      if (isStored) await announce([document._id]);
      return isStored;
    },

    /** Replaces metadata at this revision; `false`: it is at another one. */
    async updateSeo(id: string, revision: number, fields: Partial<SeoDocument>): Promise<boolean> {
      const update = { $set: { ...fields, updated_at: new Date() }, $inc: { revision: 1 } };
      const isSaved = (await seo.updateOne({ _id: id, revision }, update)).matchedCount === 1;
      if (isSaved) await announce([id]);
      return isSaved;
    },

    /** Removes the metadata of a page; `null`: there was none. */
    async removeSeo(id: string): Promise<SeoDocument | null> {
      const removed = await seo.findOneAndDelete({ _id: id }).lean<SeoDocument>();
      if (removed) await announce([id]);
      return removed;
    },

    /** Stores the first content of a page; `false`: some is stored. */
    async insertOneContent(document: PageDocument): Promise<boolean> {
      const isStored = await insertNew(pages, document);
      if (isStored) await announce([document._id]);
      return isStored;
    },

    /** Replaces content at this revision; `false`: it is at another one. */
    async updateContent(_id: ContentPageType, revision: number, fields: Partial<PageDocument>): Promise<boolean> {
      const update = { $set: { ...fields, updated_at: new Date() }, $inc: { revision: 1 } };
      const isSaved = (await pages.updateOne({ _id, revision }, update)).matchedCount === 1;
      if (isSaved) await announce([_id]);
      return isSaved;
    },

    insertContent: (documents: readonly PageDocument[]): Promise<number> => insertNewOnes(pages, documents),
  };
}

/** Addresses that begin like an original's, up to its extension: its variants' and its own. */
function variantsOf(original: string): { $gte: string; $lt: string } {
  const stem = original.slice(0, original.lastIndexOf('.'));
  // The slash is the character behind the dot.
  return { $gte: `${stem}.`, $lt: `${stem}/` };
}
