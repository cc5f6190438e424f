import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** Id of the one document that says what is published. */
export const PUBLISHED = 'sitemap';

/**
 * One file of the published sitemap. `/sitemap.xml` is the document `sitemap`. A large one is an index, whose parts are
 * documents `{edition}:{number}`: they are stored before the index that lists them, and removed after it is replaced.
 */
export interface SitemapDocument {
  _id: string;
  /** Common to the files that were published together. */
  edition: string;
  content: string;
  updated_at: Date;
}

const schema = documentSchema<SitemapDocument>('sitemap_content', {
  _id: required(String),
  edition: required(String),
  // One that was cut off is made again.
  content: { ...required(String), match: /^<\?xml .*<\/(?:urlset|sitemapindex)>\s*$/s },
  updated_at: required(Date),
});

/** Key of a part, counted from 1. */
export const partId = (edition: string, part: number): string => `${edition}:${part}`;

export const sitemapModel = modelOf('Sitemap', schema);
