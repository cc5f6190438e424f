export { createSitemapRepository } from './sitemap.repository.ts';
export { createSitemap, type PublishOptions, type Sitemap, type SitemapReport } from './sitemap.ts';
export { hasChanged } from './sitemap-changes.ts';
export type { Listed, SitemapSource } from './sitemap-files.ts';
