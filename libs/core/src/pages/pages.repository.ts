import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import mongoose, { type Connection, type Model } from 'mongoose';
import type { Changes, Written } from '../changes.ts';
import { inBatches } from '../database/in-batches.ts';
import { insertMissing } from '../database/unique-indexes.ts';
import { type PageDocument, pageModel, type SeoDocument, seoModel } from './page.models.ts';
import { seoId } from './pages.ts';

/** What the catalogue needs to know of a recipe's metadata. */
export type SeoRow = Pick<SeoDocument, '_id' | 'page_id' | 'title' | 'description' | 'updated_at'>;

const SEO_ROW = { page_id: 1, title: 1, description: 1, updated_at: 1 } as const;
const ROWS_BATCH = 2000;

export type PagesRepository = ReturnType<typeof createPagesRepository>;

export function createPagesRepository(connection: Connection, changes: Changes) {
  const seo = seoModel(connection);
  const pages = pageModel(connection);
  return {
    seo: (pageType: SeoPageType, pageId: string | null): Promise<SeoDocument | null> =>
      seo.findById(seoId(pageType, pageId)).lean<SeoDocument>().exec(),

    content: (pageType: ContentPageType): Promise<PageDocument | null> =>
      pages.findById(pageType).lean<PageDocument>().exec(),

    /** The metadata of recipes that changed at this time or later. */
    recipeSeo: (since: Date): AsyncIterable<SeoRow[]> =>
      inBatches(
        seo.collection.find<SeoRow>(
          { page_type: 'recipe', updated_at: { $gte: since } },
          { projection: SEO_ROW, batchSize: ROWS_BATCH },
        ),
      ),

    /** Those of these ids (`seoId`) that are metadata of recipes. */
    recipeSeoOf: (ids: readonly string[]): Promise<SeoRow[]> =>
      seo
        .find({ _id: mongoose.trusted({ $in: ids }), page_type: 'recipe' }, SEO_ROW)
        .lean<SeoRow[]>()
        .exec(),

    ...changes.announced('pages', {
      insertSeo: (documents: readonly SeoDocument[]) => insertNewOnes(seo, documents),

      insertContent: (documents: readonly PageDocument[]) => insertNewOnes(pages, documents),
    }),
  };
}

/** Inserts what is not stored yet; answers how many that were. */
async function insertNewOnes<T extends { _id: string }>(
  model: Model<T>,
  documents: readonly T[],
): Promise<Written<number>> {
  const stored = new Set((await insertMissing(model, documents)).map(({ position }) => position));
  const ids = documents.filter((_, position) => !stored.has(position)).map(({ _id }) => _id);
  return { answer: ids.length, ids };
}
