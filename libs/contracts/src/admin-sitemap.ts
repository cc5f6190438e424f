import { z } from 'zod';

const count = z.int().min(0);
/** Some changed addresses of one kind: how many there are, and the first as paths of the site. */
const changed = z.strictObject({ total: count, first: z.array(z.string()) });

/** What the sitemap would list now, and how that differs from the published one. */
export const AdminSitemapSchema = z.strictObject({
  recipes: count,
  countries: count,
  /** The fixed pages, recipes and countries. */
  urls: count,
  /** `null`: none was published; visitors get one made of today's content. */
  published_at: z.iso.datetime().nullable(),
  /** Since it was published: new addresses, addresses that are gone, and pages whose date changed. */
  changes: z.strictObject({ added: changed, removed: changed, updated: changed }).nullable(),
});
export type AdminSitemap = z.infer<typeof AdminSitemapSchema>;

/** What was published. */
export const PublishedSitemapSchema = z.strictObject({
  urls: count,
  files: count,
  bytes: count,
  /** Whether it differs from the one before. */
  changed: z.boolean(),
  published_at: z.iso.datetime(),
});
export type PublishedSitemap = z.infer<typeof PublishedSitemapSchema>;
