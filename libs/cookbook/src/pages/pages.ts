import type {
  AdminPageContent,
  AdminSeo,
  ContentPageType,
  PageContent,
  PageContentInput,
  Seo,
  SeoInput,
  SeoPageType,
} from '@tdt/contracts';

/** Content and SEO metadata of pages, as an admin stored them. */
export interface Pages {
  /** Content of a page, with `null` for what is not stored; a page that was never stored has a default picture. */
  content(pageType: ContentPageType): Promise<PageContent>;
  /** The same for editors, with its revision; the default picture at revision 0 when nothing is stored. */
  storedContent(pageType: ContentPageType): Promise<AdminPageContent>;
  /**
   * Stores the content of a page at the revision that it was loaded with; a file that nothing shows any more is
   * removed. Throws `REVISION_CONFLICT`, `VALIDATION_FAILED`.
   */
  saveContent(pageType: ContentPageType, content: PageContentInput): Promise<SavedContent>;
  /** SEO metadata of a page; `null` when none is stored. */
  seo(pageType: SeoPageType, pageId?: string): Promise<Seo | null>;
  /** The same for editors, with its revision; all `null` at revision 0 when none is stored. */
  storedSeo(page: SeoPage): Promise<AdminSeo>;
  /** Stores SEO metadata at the revision that it was loaded with. Throws `REVISION_CONFLICT`, `RECIPE_NOT_FOUND`. */
  saveSeo(page: SeoPage, seo: SeoInput): Promise<SavedSeo>;
}

/** A page with metadata of its own: a recipe's has an id. */
export interface SeoPage {
  pageType: SeoPageType;
  pageId: string | null;
}

/** What is stored after a save of content, and the names of the fields that it changed. */
interface SavedContent {
  content: AdminPageContent;
  changes: string[];
}

/** What is stored after a save, and the names of the fields that it changed. */
interface SavedSeo {
  seo: AdminSeo;
  changes: string[];
}

/** Key of a page's SEO metadata: the type of the page, followed by a colon and its id where it has one. */
export const seoId = (pageType: SeoPageType, pageId: string | null): string =>
  pageId === null ? pageType : `${pageType}:${pageId}`;
