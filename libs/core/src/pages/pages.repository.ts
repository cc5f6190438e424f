import type { ContentPageType, SeoPageType } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import { insertMissing } from '../database/insert-missing.ts';
import { type PageDocument, pageModel, type SeoDocument, seoId, seoModel } from './page.models.ts';

export type PagesRepository = ReturnType<typeof createPagesRepository>;

export function createPagesRepository(connection: Connection) {
  const seo = seoModel(connection);
  const pages = pageModel(connection);
  return {
    seo: (pageType: SeoPageType, pageId: string | null) => seo.findById(seoId(pageType, pageId)).lean<SeoDocument>(),

    content: (pageType: ContentPageType) => pages.findById(pageType).lean<PageDocument>(),

    /** Inserts what is not there yet. */
    insertSeo: (documents: readonly SeoDocument[]) => insertMissing(seo, documents),

    insertContent: (documents: readonly PageDocument[]) => insertMissing(pages, documents),
  };
}
