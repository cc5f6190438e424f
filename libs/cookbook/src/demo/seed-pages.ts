import type { StoredImage } from '@tdt/files/images';
import { UNEDITED } from '../edited-documents.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { seoId } from '../pages/seo-page.ts';
import { aboutText, pagesSeo } from './demo-pages.ts';

/** Stores the demo's about page and the SEO metadata of the fixed pages, where nothing is stored yet. */
export async function seedPages(
  pages: PagesRepository,
  siteName: string,
  aboutImage: StoredImage | null,
): Promise<void> {
  const version = { revision: 1, ...UNEDITED, updated_at: new Date() };
  await pages.insertContent([
    {
      _id: 'about_content',
      page_type: 'about_content',
      couple_image: aboutImage,
      description_text: aboutText(siteName),
      ...version,
    },
  ]);
  await pages.insertSeo(
    pagesSeo(siteName).map((seo) => ({
      _id: seoId(seo.page_type, null),
      page_id: null,
      ...seo,
      canonical_url: null,
      og_image_url: null,
      ...version,
    })),
  );
}
