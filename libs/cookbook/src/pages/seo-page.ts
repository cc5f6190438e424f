import type { SeoPageType } from '@tdt/contracts';

/** A page with metadata of its own: a recipe's has an id. */
export interface SeoPage {
  pageType: SeoPageType;
  pageId: string | null;
}

/** Key of a page's SEO metadata: the type of the page, followed by a colon and its id where it has one. */
export const seoId = (pageType: SeoPageType, pageId: string | null): string =>
  pageId === null ? pageType : `${pageType}:${pageId}`;
