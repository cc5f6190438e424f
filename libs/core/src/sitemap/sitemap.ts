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
  /** `null`: none was published. */
  publishedAt(): Promise<Date | null>;
  /**
   * The published `/sitemap.xml`, or a part of it, counted from 1; while none is published, one made of today's
   * content. Throws `PAGE_NOT_FOUND` for a part that does not exist.
   */
  read(part?: number): Promise<string>;
  /** Makes the sitemap of today's content and publishes it; readers get the old one or the new one, whole. */
  publish(options?: PublishOptions): Promise<SitemapReport>;
}
