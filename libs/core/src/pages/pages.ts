import type { ContentPageType, PageContent, Seo, SeoPageType } from '@tdt/contracts';

/** Content and SEO metadata of pages, as an admin stored them. */
export interface Pages {
  /** Content of a page, with `null` for what is not stored; a page that was never stored has a default picture. */
  content(pageType: ContentPageType): Promise<PageContent>;
  /** SEO metadata of a page; `null` when none is stored. */
  seo(pageType: SeoPageType, pageId?: string): Promise<Seo | null>;
}

/** Key of a page's SEO metadata: the type of the page, followed by a colon and its id where it has one. */
export const seoId = (pageType: SeoPageType, pageId: string | null): string =>
  pageId === null ? pageType : `${pageType}:${pageId}`;
