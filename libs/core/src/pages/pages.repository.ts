import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import type { Connection, Model } from 'mongoose';
import type { Changes, Written } from '../changes.ts';
import { insertMissing } from '../database/unique-indexes.ts';
import { type PageDocument, pageModel, type SeoDocument, seoModel } from './page.models.ts';
import { seoId } from './pages.ts';

export type PagesRepository = ReturnType<typeof createPagesRepository>;

export function createPagesRepository(connection: Connection, changes: Changes) {
  const seo = seoModel(connection);
  const pages = pageModel(connection);
  return {
    seo: (pageType: SeoPageType, pageId: string | null): Promise<SeoDocument | null> =>
      seo.findById(seoId(pageType, pageId)).lean<SeoDocument>().exec(),

    content: (pageType: ContentPageType): Promise<PageDocument | null> =>
      pages.findById(pageType).lean<PageDocument>().exec(),

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
