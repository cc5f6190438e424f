import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import { duplicatesOf } from '../database/duplicate-key.ts';
import { type PageDocument, pageModel, type SeoDocument, seoId, seoModel } from './page.models.ts';

export type PagesRepository = ReturnType<typeof createPagesRepository>;

export function createPagesRepository(connection: Connection) {
  const seo = seoModel(connection);
  const pages = pageModel(connection);
  return {
    seo: (pageType: SeoPageType, pageId: string | null) => seo.findById(seoId(pageType, pageId)).lean<SeoDocument>(),

    content: (pageType: ContentPageType) => pages.findById(pageType).lean<PageDocument>(),

    /** Inserts what is not there yet; answers how many that were. */
    insertSeo: (documents: readonly SeoDocument[]) =>
      insertMissing(documents, (missing) => seo.insertMany(missing, { lean: true, ordered: false })),

    insertContent: (documents: readonly PageDocument[]) =>
      insertMissing(documents, (missing) => pages.insertMany(missing, { lean: true, ordered: false })),
  };
}

async function insertMissing<T>(
  documents: readonly T[],
  insert: (documents: T[]) => Promise<unknown>,
): Promise<number> {
  if (documents.length === 0) return 0;
  try {
    await insert([...documents]);
    return documents.length;
  } catch (error) {
    return documents.length - duplicatesOf(error).length;
  }
}
