import { CONTENT_PAGE_TYPES, type ContentPageType, SEO_PAGE_TYPES, type SeoPageType } from '@tdt/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/schema-options.ts';
import { imageSchema, type StoredImage } from '../media/stored-image.ts';

/** SEO metadata of one page; `_id` is the page's type, with the page's id behind a colon where it has one. */
export interface SeoDocument {
  _id: string;
  page_type: SeoPageType;
  page_id: string | null;
  title: string | null;
  description: string | null;
  keywords: string | null;
  canonical_url: string | null;
  og_image_url: string | null;
  revision: number;
  updated_at: Date;
}

/** Content of one page; `_id` is its type. */
export interface PageDocument {
  _id: ContentPageType;
  page_type: ContentPageType;
  couple_image: StoredImage | null;
  description_text: string | null;
  revision: number;
  updated_at: Date;
}

const text = { type: String, default: null };

const seoSchema = new Schema(
  {
    _id: { type: String, required: true },
    page_type: { type: String, required: true, enum: [...SEO_PAGE_TYPES] },
    page_id: text,
    title: text,
    description: text,
    keywords: text,
    canonical_url: text,
    og_image_url: text,
    revision: { type: Number, required: true },
    updated_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'seo_metadata' },
);

const pageSchema = new Schema(
  {
    _id: { type: String, required: true },
    page_type: { type: String, required: true, enum: [...CONTENT_PAGE_TYPES] },
    couple_image: { type: imageSchema(['mood']), default: null },
    description_text: text,
    revision: { type: Number, required: true },
    updated_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'page_content' },
);

/** Key of a page's SEO metadata. */
export const seoId = (pageType: SeoPageType, pageId: string | null): string =>
  pageId === null ? pageType : `${pageType}:${pageId}`;

export const seoModel = (connection: Connection): Model<SeoDocument> =>
  connection.model<SeoDocument>('Seo', seoSchema as unknown as Schema<SeoDocument>);

export const pageModel = (connection: Connection): Model<PageDocument> =>
  connection.model<PageDocument>('Page', pageSchema as unknown as Schema<PageDocument>);
