import type { ContentPageType, PageContent, Seo, SeoPageType } from '@tdt/contracts';
import { presentImage } from '../media/present-image.ts';
import type { PagesRepository } from './pages.repository.ts';

/** Content and SEO metadata of pages, as an admin stored them. */
export function createPagesService({ pages }: { pages: PagesRepository }) {
  return {
    /** Content of a page, with `null` for what is not stored. */
    async content(pageType: ContentPageType): Promise<PageContent> {
      const stored = await pages.content(pageType);
      return {
        page_type: pageType,
        couple_image: stored?.couple_image ? presentImage(stored.couple_image) : null,
        description_text: stored?.description_text ?? null,
      };
    },

    /** SEO metadata of a page; `null` when none is stored. */
    async seo(pageType: SeoPageType, pageId?: string): Promise<Seo | null> {
      const stored = await pages.seo(pageType, pageId ?? null);
      if (!stored) return null;
      const { title, description, keywords, canonical_url, og_image_url } = stored;
      return { title, description, keywords, canonical_url, og_image_url };
    },
  };
}

export type PagesService = ReturnType<typeof createPagesService>;
