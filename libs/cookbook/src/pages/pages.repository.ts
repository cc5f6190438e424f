import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import type { Changes } from '@tdt/database';
import {
  type BeforeUpdate,
  inBatches,
  insertMissing,
  insertNew,
  soundDocuments,
  urlsIn,
} from '@tdt/database/documents';
import mongoose, { type Connection, type Model } from 'mongoose';
import { type PageDocument, pageModel, type SeoDocument, seoModel } from './page.models.ts';
import { seoId } from './seo-page.ts';

/** What the catalogue needs to know of a recipe's metadata. */
export type SeoRow = Pick<SeoDocument, 'page_type' | 'page_id' | 'title' | 'description'>;

const SEO_ROW = { page_type: 1, page_id: 1, title: 1, description: 1 } as const;
const ROWS_BATCH = 2000;

export type PagesRepository = ReturnType<typeof createPagesRepository>;

/** What stores the versions that are about to be replaced. */
interface Storing {
  seo: BeforeUpdate;
  page: BeforeUpdate;
}

export function createPagesRepository(connection: Connection, changes: Changes, storing: Storing) {
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

    /** The metadata that shows these originals, or variants of them. */
    async seoShowing(urls: readonly string[]): Promise<SeoDocument[]> {
      const found = await Promise.all(
        urls.map((url) => seo.collection.find<SeoDocument>({ og_image_url: variantsOf(url) }).toArray()),
      );
      return [...new Map(found.flat().map((each) => [each._id, each])).values()];
    },

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

    /** The metadata of recipes among these ids (`seoId`), or of all. */
    async *recipeSeo(ids: readonly string[] | null): AsyncGenerator<SeoRow[]> {
      const filter = ids ? { _id: { $in: [...ids] } } : {};
      const cursor = seo.collection.find<SeoRow>(filter as object, { projection: SEO_ROW, batchSize: ROWS_BATCH });
      for await (const rows of inBatches(cursor)) yield sound(rows).filter(({ page_type }) => page_type === 'recipe');
    },

    ...writes(seo, pages, changes, storing),
  };
}

function writes(seo: Model<SeoDocument>, pages: Model<PageDocument>, changes: Changes, storing: Storing) {
  const writeOne = (id: string, store: () => Promise<boolean>): Promise<boolean> =>
    changes.write('pages', [id], store, Boolean);

  /** Inserts what is not stored yet; returns how many that were. */
  function insertNewOnes<T extends { _id: string }>(model: Model<T>, documents: readonly T[]): Promise<number> {
    const ids = documents.map(({ _id }) => _id);
    const store = async () => ids.length - (await insertMissing(model, documents)).length;
    return changes.write('pages', ids, store, (inserted) => inserted > 0);
  }

  return {
    insertSeo: (documents: readonly SeoDocument[]): Promise<number> => insertNewOnes(seo, documents),

    /** Stores the first metadata of a page; `false`: some is stored. */
    insertOneSeo: (document: SeoDocument): Promise<boolean> => writeOne(document._id, () => insertNew(seo, document)),

    /** Replaces metadata at this revision; `false`: it is at another one. */
    updateSeo(_id: string, revision: number, fields: Partial<SeoDocument>): Promise<boolean> {
      const update = { $set: { ...fields, updated_at: new Date() }, $inc: { revision: 1 } };
      return writeOne(_id, async () => {
        await storing.seo(seo, { _id, revision });
        return (await seo.updateOne({ _id, revision }, update)).matchedCount === 1;
      });
    },

    /** Removes the metadata of a page; `null`: there was none. */
    removeSeo: (_id: string): Promise<SeoDocument | null> =>
      changes.write('pages', [_id], () => seo.findOneAndDelete({ _id }).lean<SeoDocument>().exec(), Boolean),

    /** Stores the first content of a page; `false`: some is stored. */
    insertOneContent: (document: PageDocument): Promise<boolean> =>
      writeOne(document._id, () => insertNew(pages, document)),

    /** Replaces content at this revision; `false`: it is at another one. */
    updateContent(_id: ContentPageType, revision: number, fields: Partial<PageDocument>): Promise<boolean> {
      const update = { $set: { ...fields, updated_at: new Date() }, $inc: { revision: 1 } };
      return writeOne(_id, async () => {
        await storing.page(pages, { _id, revision });
        return (await pages.updateOne({ _id, revision }, update)).matchedCount === 1;
      });
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
