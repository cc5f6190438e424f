import { CONTENT_PAGE_TYPES, type ContentPageType, SEO_PAGE_TYPES, type SeoPageType } from '@tdt/contracts';
import { nullable, partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import { imageFields, type StoredImage } from '@tdt/files/images';

/** SEO metadata of one page. */
export interface SeoDocument {
  /** See `seoId` of `pages.ts`. */
  _id: string;
  page_type: SeoPageType;
  page_id: string | null;
  title: string | null;
  description: string | null;
  keywords: string | null;
  canonical_url: string | null;
  og_image_url: string | null;
  revision: number;
  /** Who last saved it, and the names of the fields that the save changed. */
  edited_by: string | null;
  edited_fields: string[];
  updated_at: Date;
}

/** Content of one page; `_id` is its type. */
export interface PageDocument {
  _id: ContentPageType;
  page_type: ContentPageType;
  couple_image: StoredImage | null;
  description_text: string | null;
  revision: number;
  /** Who last saved it, and the names of the fields that the save changed. */
  edited_by: string | null;
  edited_fields: string[];
  updated_at: Date;
}

const seoSchema = documentSchema<SeoDocument>('seo_metadata', {
  _id: required(String),
  page_type: { type: String, required: true, enum: [...SEO_PAGE_TYPES] },
  page_id: nullable(String),
  title: nullable(String),
  description: nullable(String),
  keywords: nullable(String),
  canonical_url: nullable(String),
  og_image_url: nullable(String),
  revision: required(Number),
  edited_by: nullable(String),
  edited_fields: { type: [String], default: [] },
  updated_at: required(Date),
})
  // To ask whether any page still shows a file.
  .index({ og_image_url: 1 });

const pageSchema = documentSchema<PageDocument>('page_content', {
  _id: required(String),
  page_type: { type: String, required: true, enum: [...CONTENT_PAGE_TYPES] },
  couple_image: nullable(partSchema<StoredImage>(imageFields(['mood']))),
  description_text: nullable(String),
  revision: required(Number),
  edited_by: nullable(String),
  edited_fields: { type: [String], default: [] },
  updated_at: required(Date),
});

export const seoModel = modelOf('Seo', seoSchema);

export const pageModel = modelOf('Page', pageSchema);
