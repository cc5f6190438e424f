import { DEFAULT_TEAM } from '../media/default-pictures.ts';
import { presentImage } from '../media/present-image.ts';
import type { PagesRepository } from './pages.repository.ts';
import type { Pages } from './pages.ts';

export const createPages = ({ repository }: { repository: PagesRepository }): Pages => ({
  async content(pageType) {
    const stored = await repository.content(pageType);
    const picture = stored ? stored.couple_image : DEFAULT_TEAM;
    return {
      page_type: pageType,
      couple_image: picture && presentImage(picture),
      description_text: stored?.description_text ?? null,
    };
  },

  async seo(pageType, pageId) {
    const stored = await repository.seo(pageType, pageId ?? null);
    if (!stored) return null;
    const { title, description, keywords, canonical_url, og_image_url } = stored;
    return { title, description, keywords, canonical_url, og_image_url };
  },
});
