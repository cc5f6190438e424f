import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/schema-options.ts';

/** Id of the one document that says what is published. */
export const PUBLISHED = 'sitemap';

/**
 * One file of the published sitemap. `/sitemap.xml` is the document `sitemap`; a large one is an index, whose parts are
 * documents `{edition}:{number}`: they are stored before the index that names them is, and go after it did.
 */
export interface SitemapDocument {
  _id: string;
  /** What was published in one go. */
  edition: string;
  content: string;
  updated_at: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    edition: { type: String, required: true },
    content: { type: String, required: true },
    updated_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'sitemap_content' },
);

/** Key of a part, counted from 1. */
export const partId = (edition: string, part: number): string => `${edition}:${part}`;

export const sitemapModel = (connection: Connection): Model<SitemapDocument> =>
  connection.model<SitemapDocument>('Sitemap', schema as unknown as Schema<SitemapDocument>);
