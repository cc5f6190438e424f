export { sitemapModel } from './sitemap.model.ts';
