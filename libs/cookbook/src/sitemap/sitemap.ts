import type { AdminSitemap } from '@tdt/contracts';

export interface PublishOptions {
  /** Makes and compares all files, and stores nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  /** Called with each file as it is made, `/sitemap.xml` last; `path` is its address on the site. */
  onFile?: (path: string, content: string) => Promise<void>;
}

/** What was published, or would be. */
export interface SitemapReport {
  urls: number;
  recipes: number;
  countries: number;
  files: number;
  bytes: number;
  /** Whether it differs from the published one. Publishing the same again changes nothing. */
  changed: boolean;
}

export interface Sitemap {
  /**
   * The published `/sitemap.xml`, or a part of it, counted from 1; while none is published, one made of today's
   * content. Throws `PAGE_NOT_FOUND` for a part that does not exist.
   */
  read(part?: number): Promise<string>;
  /**
   * `/sitemap-regions.xml` of today's content: the continents and regions that have recipes. Not in `/sitemap.xml`, since
   * the specification counts what that lists.
   */
  regions(): Promise<string>;
  /** The `/sitemap.xml` of today's content, whatever is published. */
  generate(): Promise<string>;
  /**
   * What a sitemap of today's content would list, and how that differs from the published one. Answered from memory
   * until content or publication change: the dashboard may ask each time.
   */
  compare(): Promise<AdminSitemap>;
  /**
   * Makes the sitemap of today's content and publishes it if it is valid; readers get the old one or the new one,
   * whole. Throws `SITEMAP_INVALID`.
   */
  publish(options?: PublishOptions): Promise<SitemapReport>;
  /** When it was published; `null`: never. */
  publishedAt(): Promise<Date | null>;
  /**
   * Publishes again, a second after content has changed, where a sitemap was published before. Returns a function that
   * stops this and waits for a publication in progress.
   */
  startRepublishing(): () => Promise<void>;
}
